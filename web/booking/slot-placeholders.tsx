import styles from "./slot-list.module.css";

/** As many as a full day has. */
const ghosts = Array.from({ length: 14 }, (_, index) => index);

/** Empty boxes where the times will be. */
export function Placeholders() {
  return ghosts.map((ghost) => <i key={ghost} />);
}

/** The same with the heights of the day's name and of the button, before the calendar is loaded. */
export function SlotPlaceholders() {
  return (
    <div className={styles.times}>
      <div className={styles.day}>
        <div className={styles.slots} data-many="">
          <Placeholders />
        </div>
      </div>
    </div>
  );
}
