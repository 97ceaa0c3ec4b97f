/**
 * What somebody has only just done or what has only just happened: "acaba de tragar" is "tragó" a
 * moment ago, and the signs of danger are written with the second. Without accents.
 */
export const justHappened: Readonly<Record<string, string>> = {
  tragar: "trago",
  comer: "comio",
  tomar: "tomo",
  beber: "bebio",
  ingerir: "ingirio",
  inhalar: "inhalo",
  lamer: "lamio",
  morder: "mordio",
  meter: "metio",
  caer: "cayo",
  desmayar: "desmayo",
  desplomar: "desplomo",
  golpear: "golpeo",
  pegar: "pego",
  cortar: "corto",
  quemar: "quemo",
  explotar: "exploto",
  reventar: "revento",
  romper: "rompio",
  chocar: "choco",
  picar: "pico",
  disparar: "disparo",
  electrocutar: "electrocuto",
  ahogar: "ahogo",
  atragantar: "atraganto",
  apagar: "apago",
  incendiar: "incendio",
  prender: "prendio",
};
