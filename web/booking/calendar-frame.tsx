import { booking as words } from "#content/booking.ts";
import { pages } from "#content/pages.ts";
import { ButtonLink } from "../ui/button.tsx";
import { AppointmentCard } from "./appointment-card.tsx";
import styles from "./calendar-frame.module.css";
import { Panel } from "./panel.tsx";
import { SlotGhosts } from "./slot-ghosts.tsx";

/** The calendar before its times are here, of the same size, with a link that works by itself. */
export function CalendarFrame() {
  return (
    <Panel card={<AppointmentCard />}>
      <div>
        <div className={styles.month}>
          <ButtonLink to={pages.booking.path} reloadDocument arrow>
            {words.time.open}
          </ButtonLink>
        </div>
        <div className={styles.zone} />
      </div>
      <SlotGhosts />
    </Panel>
  );
}
