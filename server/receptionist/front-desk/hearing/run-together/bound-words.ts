const set = (words: string) => new Set(words.trim().split(/\s+/));

/** Behind these a sentence goes on: they join, ask, or want something behind them. */
export const binding = set(`
and or but so if when whenever because cause cuz cus coz bc since until til till while before after as than that
which who whom whose what where how why whether though although unless once like n plus also then of to for with
from at on in by about into near over under between without inside behind around through per
a an the my our your ur his her their this these those some any every each no not only maybe perhaps probably just
i we he she they think thinks thought guess say says said know knew knows hope hoping sure told tell tells heard hear
wish mean believe suppose figured figure feel feels felt seems bet promise swear worried afraid glad idea wonder
wondering ask asking asks asked show check find depends matter care remember understand explain see saw sees
is are was were am be been being has have had got gets get do does did can could should would will may might let lets half both most
make makes made need needs want wants says im its ive theres oh hi hey hello ok okay well yes yeah yep um uh
whats hows whos wheres whens thats dont doesnt didnt cant wont isnt arent aint never
y e o u pero que si cuando porque donde como de en a por para con sin no ya yo nosotros el la los las un una unos unas
mi su sus mis este esta ese esa eso al del lo le les nos te se muy mas tan cual quien sobre desde hasta entre ni
creo dice dicen digo es son soy hay tengo tiene tienen tenemos quiero puede sé hola oiga bueno pues también tambien
`);

/** Verbs in the form that tells something. */
export const telling = set(`
is are was were am has have had do does did can could should would will got gets get need needs want wants own owns
rent rents live lives keep keeps kept says said say came come comes went go goes take takes took carry carries work
works drive drives drove call called cannot cant wont dont doesnt didnt isnt arent wasnt hasnt havent just already
only still moved move bought buy saw see tried try turned turn shut called booked book sell sold got leave left lost
think thought know hear heard smell smelled start starts started hurt hurts feel feels felt never also gotta looks
look use used like love paid pay lives its im ive theres hes shes theyre were were thats whats climb goes leaks
leak leaking took put sleep sleeps study prefer hate found find woke ate usually work
`);

export const articles = set(
  "a an the my our your ur his her their no some any one two three four five six seven eight nine ten another",
);

export const pronouns = set("i you u we they he she");
