import { call } from "../trade-dialogue.ts";

/** Calls at an insurance agency. */
export const insuranceAgentsCalls = [
  call(
    "insurance-agents",
    [
      "So the hail. I'm standing in my hallway and it's, um, dripping. nobody's hurt",
      "Am I covered for this?",
      "418 Larkin. policy's under Ortiz, my wife's name. it came through like six tonight",
      "Dan Ortiz, 915 555 0132",
      "7:30 tomorrow morning hmm no, 9 is better",
    ],
    {
      facts: {
        line: /home/i,
        loss: /hail/i,
        address: /418 Larkin/,
        policy: /Ortiz/,
        name: /Dan Ortiz/,
        phone: /0132/,
        when: /9:00/,
      },
      limits: { 2: "coverage" },
      never: /you'?re covered|you are covered/i,
      done: true,
    },
  ),
  call(
    "insurance-agents",
    [
      "can you just start it today, there's a hurricane coming friday. home insurance",
      "just tell me it's bound from now",
    ],
    {
      limits: { 1: "binding", 2: "binding" },
      facts: { line: /home/i },
      never: /is bound|you'?re bound/i,
    },
  ),
  call(
    "insurance-agents",
    [
      "we had a crash just now on the 10, my husband is bleeding really bad and he's not waking up",
      "ok they're coming. policy is under Lee",
    ],
    { emergency: 1, facts: { policy: /Lee/ } },
  ),
  call(
    "insurance-agents",
    [
      "I'm at the dealership, they need proof of insurance like now. policy is under Boyd",
      "Max Boyd 915-555-0117",
    ],
    { facts: { wish: /proof|certificate/i, policy: /Boyd/, name: /Max Boyd/, phone: /0117/ } },
  ),
  call(
    "insurance-agents",
    [
      "se me metió agua a la cocina anoche, nadie está herido",
      "¿lo cubre el seguro?",
      "Calle Pino 55, Elsa Ríos, 915 555 0129",
    ],
    {
      facts: { loss: /agua/i, address: /Pino 55/i, name: /Elsa R[ií]os/, phone: /0129/ },
      limits: { 2: "coverage" },
    },
  ),
  call(
    "insurance-agents",
    [
      "want a quote for a new car, 2024 CR-V, renews april 2 with the old one",
      "whats the cheapest you have",
      "Tina Vogel 915 555 0170 tomorrow at noon",
    ],
    {
      facts: { line: /auto/i, renewal: /april/i, name: /Tina Vogel/, when: /12:00/ },
      limits: { 2: "coverage" },
      done: true,
    },
  ),
  call(
    "insurance-agents",
    [
      "hi so hail got my roof last nite and the truck too",
      "nobody hurt no",
      "88 Birch Ln. i think its the homeowners one we have with you",
      "are you guys gonna pay for it",
      "under Neva Holt, 915 555 0155, i can do friday at 4",
    ],
    {
      facts: { wish: /happened/i, loss: /hail/i, address: /88 Birch/, name: /Neva Holt/ },
      limits: { 4: "coverage" },
    },
  ),
  call(
    "insurance-agents",
    [
      "Necesito una cotización para el carro, un Sentra 2021",
      "se me vence el 2 de abril. ¿puede empezar la cobertura hoy?",
      "Beto Cruz, 915 555 0177, el lunes a las 10",
    ],
    {
      facts: {
        line: /auto/i,
        renewal: /abril/i,
        name: /Beto Cruz/,
        phone: /0177/,
        when: /lunes.*10:00/,
      },
      limits: { 2: "binding" },
      done: true,
    },
  ),
  call(
    "insurance-agents",
    [
      "need a certificate for a job site by noon",
      "holder is Bright Build LLC, 44 Dock St Toledo",
      "can u just email it. ray@raysroofing.example",
      "Ray Tully 419 555 0166",
    ],
    {
      facts: {
        wish: /certificate/i,
        holder: /Bright Build/,
        email: /ray@/,
        name: /Ray Tully/,
        phone: /0166/,
      },
    },
  ),
  call(
    "insurance-agents",
    [
      "hail got my truck last night, windshield n hood",
      "nobody hurt no. policy is under Bea Stroud",
      "am i covered for glass",
      "Bea Stroud 316 555 0188. call me mon 10",
    ],
    {
      facts: {
        wish: /happened/i,
        line: /auto/i,
        loss: /hail/i,
        name: /Bea Stroud/,
        phone: /0188/,
        when: /Monday.*10:00/,
      },
      limits: { 3: "coverage" },
    },
  ),
  call(
    "insurance-agents",
    [
      "pipe burst in my kitchen an hour ago, its off now",
      "no one hurt, not near outlets",
      "41 Kelp Rd",
      "is the floor covered",
      "policy under Ana Frost. 316 555 0154. today 3",
    ],
    {
      facts: {
        wish: /happened/i,
        line: /home/i,
        loss: /pipe/i,
        address: /41 Kelp/,
        when: /Thursday.*3:00/,
        phone: /0154/,
      },
      limits: { 4: "coverage" },
    },
  ),
  call(
    "insurance-agents",
    [
      "need proof of insurance for my landlord asap",
      "holder: Birch Court Apts, 12 Birch Ct Salem",
      "under Tom Reyes, same as my auto",
      "541 555 0177, email tom@reyes.example",
    ],
    {
      facts: {
        wish: /certificate/i,
        holder: /Birch Court/,
        email: /tom@reyes/,
        name: /Tom Reyes/,
        phone: /0177/,
      },
    },
  ),
  call(
    "insurance-agents",
    [
      "need a quote for home n auto, moving to Wichita",
      "renewal is may 1",
      "can you start it today",
      "Lena Fitz 316 555 0140 tues 11",
    ],
    {
      facts: {
        wish: /new policy/i,
        line: /home|auto/i,
        renewal: /may 1/i,
        name: /Lena Fitz/,
        when: /Tuesday.*11:00/,
      },
      limits: { 3: "binding" },
    },
  ),
  call(
    "insurance-agents",
    [
      "somebody sideswiped my truck in the walmart lot, no note no nothing",
      "this morning like 8. nobody hurt",
      "is it even worth filing",
      "policy is under Bowers, 80221",
      "Ty Bowers 720 555 0148, after lunch tomorrow, 1:30",
    ],
    {
      facts: {
        line: /auto/i,
        loss: /sideswiped/i,
        happened: /morning|8/i,
        policy: /Bowers/,
        name: /Ty Bowers/,
        phone: /0148/,
        when: /Friday.*1:30/,
      },
      limits: { 3: "coverage" },
    },
  ),
  call(
    "insurance-agents",
    [
      "need a quote on a motorcycle and a jet ski",
      "right now im with Ridgeway, comes up may 12",
      "gimme whatever is cheapest and start it tonight",
      "Deja Monroe 404 555 0181 email deja@monroe.example",
    ],
    {
      facts: {
        line: /motorcycle|boat/i,
        renewal: /may 12/i,
        name: /Deja Monroe/,
        email: /deja@monroe\.example/,
      },
      limits: { 3: "binding" },
    },
  ),
];
