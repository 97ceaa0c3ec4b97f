import { services, servicesPage } from "#content/services.ts";
import { BookingDialog } from "../forms/booking-dialog.tsx";
import { pageMeta } from "../page-meta.ts";
import { NextStep } from "../sections/services/next-step.tsx";
import { ServicesByHour } from "../sections/services/services-by-hour.tsx";
import { ServicesHead } from "../sections/services/services-head.tsx";

export const meta = () => pageMeta("services");

export default function Services() {
  const { title, text, listTitle, dusk, next } = servicesPage;
  return (
    <>
      <ServicesHead title={title} text={text} />
      <ServicesByHour title={listTitle} dusk={dusk} services={services} />
      <NextStep {...next} />
      <BookingDialog />
    </>
  );
}
