import { classNames } from "../../../ui/class-names.ts";
import styles from "./broad.module.css";
import { Drawing, heavy, pen, penText, text } from "./drawing.tsx";

/** A lever along the pipe, a lever across it, and a round handle. */
export function Valves({ label }: { label: string | undefined }) {
  return (
    <Drawing
      width={520}
      height={150}
      label={label}
      className={classNames(styles.drawing, styles.roomy)}
    >
      <g>
        <path
          className={heavy}
          d="M0 84H50M110 84H160M0 108H50M110 108H160M50 74h60v44H50ZM74 74V58h12v16"
        />
        <path className={heavy} d="M72 48H150v10H72Z" />
        <text className={text} x="0" y="142">
          Along: open
        </text>
      </g>
      <g transform="translate(186)">
        <path
          className={heavy}
          d="M0 84H50M110 84H160M0 108H50M110 108H160M50 74h60v44H50ZM74 74V58h12v16"
        />
        <path className={pen} d="M75 58V2h10v56Z" />
        <text className={penText} x="0" y="142">
          Across: shut
        </text>
      </g>
      <g transform="translate(372)">
        <path
          className={heavy}
          d="M0 84H40M104 84H148M0 108H40M104 108H148M40 76h64v40H40ZM66 76V52h12v24"
        />
        <ellipse className={heavy} cx="72" cy="44" rx="36" ry="10" />
        <path className={pen} d="M38 26c16-18 50-18 66-2m1-13l-1 14-14-2" />
        <text className={text} x="0" y="142">
          Clockwise
        </text>
      </g>
    </Drawing>
  );
}
