import { expect, test } from "vitest";
import { emergencyIn } from "./emergency.ts";

test.each([
  ["dentists", "no me duele mucho, no esta hinchado ni nada, respiro bien"],
  ["dentists", "breathing fine, swallowing fine, it isnt swollen"],
  ["dentists", "i dont have any trouble breathing"],
  ["dentists", "脸没肿，没有呼吸困难"],
  ["plumbers", "no gas smell and the water isnt near any plugs, its all in the bowl"],
  ["plumbers", "el agua no llega a los enchufes"],
  ["plumbers", "水离插座很远，闻不到煤气"],
  ["plumbers", "灯那边没有水，没煤气味"],
  ["electricians", "the panel doesn't smell burnt or buzz"],
  ["electricians", "no saca chispas, no huele a quemado"],
  ["hvac", "the co alarm isnt going off"],
  ["doctors", "i dont have chest pain or shortness of breath"],
  ["doctors", "no le falta el aire, no tiene los labios morados"],
  ["electricians", "breaker for the bedroom keeps popping, nothing hot no smell"],
  ["pest-control", "el perro no se comio el veneno"],
])("at %s, denied: %s", (desk, said) => {
  expect(emergencyIn(said, "", desk)).toBeUndefined();
});

test.each([
  ["dentists", "no fever but my face is swollen and i cant swallow"],
  ["dentists", "no respiro bien"],
  ["doctors", "she isnt breathing"],
  ["doctors", "no pulse"],
  ["doctors", "没有发烧，但是喘不过气"],
  ["plumbers", "no gas smell but water is dripping onto the outlet"],
  ["plumbers", "no hay agua pero huele a gas"],
  ["plumbers", "i dont smell gas but my wife does"],
  ["electricians", "no smoke but the outlet is sparking"],
  ["med-spas", "no pain but my lip turned white"],
])("at %s, a danger beside a denial: %s", (desk, said) => {
  expect(emergencyIn(said, "", desk)).toBeDefined();
});
