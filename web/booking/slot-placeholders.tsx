import styles from "./slot-list.module.css";

/** As many as a whole day has. */
const ghosts = Array.from({ length: 14 }, (_, index) => index);

/** Paper where the times will stand. */
export function Placeholders() {
  return ghosts.map((ghost) => <i key={ghost} />);
}

/** The same with the heights of the day's name and of the button, before there is a calendar. */
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
