import { contactSheet } from "#content/home/contact-section.ts";
import { BookingDialog } from "../forms/booking-dialog.tsx";
import { LeadForm } from "../forms/lead-form.tsx";
import { inAll } from "../hydration/motion.ts";
import { staticPart } from "../hydration/static-part.tsx";
import { pageMeta } from "../page-meta.ts";
import { ContactSection } from "../sections/home/contact-section.tsx";
import { moveMarquee } from "../ui/move-marquee.ts";
import { reloadPicture } from "../ui/reload-picture.ts";
import { VideoDialog } from "../ui/video-dialog.tsx";

export const meta = () => pageMeta("home");

const atHome = () => import("../sections/home/static-part.tsx");
const Sections = staticPart(
  async () => (await atHome()).Sections,
  inAll("[data-marquee]", moveMarquee),
  inAll("[data-reload]", reloadPicture),
);
const Reach = staticPart(async () => (await atHome()).WaysToUs);

export default function Home() {
  return (
    <>
      <Sections />
      <ContactSection title={contactSheet.title} reach={<Reach />}>
        <LeadForm form="contact" />
      </ContactSection>
      <BookingDialog />
      <VideoDialog video="one-call" />
    </>
  );
}
