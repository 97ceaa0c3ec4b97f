/** "Wondering if it stains", "she's right, isn't she", "me lo garantiza", "算正常吧". */
const seeking =
  /\b(?:wonder\w*|curious|(?:trying to|want to|wanna|need to|like to) (?:know|find out|figure out|confirm|hear)|is (?:it|that|he|she|they)|(?:isn|wouldn|won|aren|doesn|don|can)['’]?t (?:it|they|you|he|she)|(?:is|was|would|will|does|do|did|can|could|are) (?:it|that|this|he|she|they|you|i|we)|huh|right|yes or no|or (?:what|not|no|is it|just))\W*$|\bwonder\w* (?:if|about|whether|how|what)\b|\b(?:guess(?:ing)?|assum\w+|figur\w+) |\b(?:saber|pregunta\w*|averiguar) (?:si|qu[eé]|c[oó]mo|cu[aá]ndo|cu[aá]nto)(?!\p{L})|(?<!\p{L})(?:o no|o qu[eé]|ser[aá]|verdad|cierto|s[ií] o no|no cree|me (?:lo )?(?:confirma|asegura|garantiza)n?)(?!\p{L})|[吧不没呢么][。！!]?$|是不是|算(?:不|谁|正常)|还是|管不管|能不能|听说|想知道|请问/iu;

/** Whether words wait for an answer though they have neither the form nor the mark of a question. */
export const seeksAnswer = (text: string): boolean => seeking.test(text);
