import { mycase } from "#content/landing/mycase.ts";
import { roles } from "#content/roles.ts";
import { pageMeta } from "../page-meta.ts";
import { FormDialog } from "../sections/landing/form-dialog.tsx";
import { Steps } from "../sections/landing/steps.tsx";
import { Customization } from "../sections/mycase/customization.tsx";
import { Demo } from "../sections/mycase/demo.tsx";
import { Film } from "../sections/mycase/film.tsx";
import { FrontDesk } from "../sections/mycase/front-desk.tsx";
import { Letter } from "../sections/mycase/letter.tsx";
import { MatterFile } from "../sections/mycase/matter-file.tsx";
import { Questions } from "../sections/mycase/questions.tsx";
import { Switchboard } from "../sections/mycase/switchboard.tsx";
import { WhatUsersGet } from "../sections/mycase/what-users-get.tsx";
import { faqPage } from "../structured-data/faq-page.ts";

export const meta = () => pageMeta("mycase", [faqPage(mycase.faq.items)]);

export default function MyCase() {
  return (
    <>
      <FrontDesk words={mycase.roles} roles={roles} />
      <MatterFile hero={mycase.hero} />
      <WhatUsersGet gets={mycase.gets} />
      <Film film={mycase.film} />
      <Customization words={mycase.customization} />
      <Switchboard words={mycase.integration} />
      <Letter words={mycase.testimonial} />
      <Questions faq={mycase.faq} />
      <Demo id={mycase.demo.id} />
      <Steps {...mycase.steps} />
      <FormDialog id={mycase.hero.trial.opens} form="trial" />
    </>
  );
}
