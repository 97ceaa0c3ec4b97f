import { call } from "../trade-dialogue.ts";

/** Spas, salons, fitness centers: never tuned to. */
export const personalCareCallsKeptApart = [
  call(
    "spas",
    [
      "couples massage sat the 14th, anytime after 2",
      "my husband has a bad back, does deep tissue fix that",
      "two. dont care who",
      "Lena Voss, 828 555 0171, make it 3",
    ],
    {
      facts: {
        treatment: /massage/i,
        people: /2|two/i,
        therapist: /no preference/i,
        health: /back/i,
        name: /Lena Voss/,
        phone: /0171/,
        when: /Saturday.*3:00/,
      },
      limits: { 2: "health-claims" },
      done: true,
    },
  ),
  call(
    "spas",
    [
      "got a gift card from 2021, is it expired",
      "a facial i guess, just me",
      "im 20 weeks pregnant btw",
      "Opal Finch 919 555 0166 friday at 10 am",
    ],
    {
      facts: {
        gift: /2021/,
        treatment: /facial/i,
        people: /1|me/i,
        health: /pregnant|20 weeks/i,
        name: /Opal Finch/,
        when: /Friday.*10:00/,
      },
      limits: { 1: "gift-card" },
    },
  ),
  call(
    "salons",
    [
      "does dee still work there or did she get fired",
      "whatever. need roots done n a trim",
      "long brown hair, last color was feb",
      "ive had a rash from dye once",
      "Kira Boyd 503 555 0111, sat 1pm, gotta be out by 3",
    ],
    {
      facts: {
        service: /roots|trim/i,
        hair: /brown|feb/i,
        reaction: /rash/i,
        out: /3/,
        name: /Kira Boyd/,
        phone: /0111/,
        when: /Saturday.*1:00/,
      },
      limits: { 1: "staff-privacy" },
      done: true,
    },
  ),
  call(
    "salons",
    ["两个男孩理发，哪位师傅都行", "周五下午四点半，四点半不行的话五点", "王芳 415 555 0138"],
    { facts: { service: /理发/, name: /王芳/, phone: /0138/, when: /[45]:[03]0/ } },
  ),
  call(
    "fitness-centers",
    [
      "i want OUT. cancel it. dont give me the freeze speech",
      "tag number 31882, comes out of my acct the 20th",
      "you people are thieves",
      "cuz im moving to Boise",
      "Dale Rusk 208 555 0123",
    ],
    {
      facts: {
        wish: /leave|cancel/i,
        tag: /31882/,
        draft: /20th/,
        "why-leave": /Boise|moving/i,
        name: /Dale Rusk/,
        phone: /0123/,
      },
      done: true,
    },
  ),
  call(
    "fitness-centers",
    [
      "can i try it out saturday at 9",
      "is my bad knee ok for the spin class",
      "Jo Beck, 303 555 0195",
    ],
    {
      facts: { wish: /try/i, injury: /knee/i, name: /Jo Beck/, when: /Saturday.*9:00/ },
      limits: { 2: "training-advice" },
      done: true,
    },
  ),
];
