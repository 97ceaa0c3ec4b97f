/** Words with which callers deny danger: "it isnt swollen and nothing smells burnt", "respiro bien". */

/** Where a denial begins. */
export const denials =
  "no not nothing nobody none without isnt arent aint wasnt werent doesnt doest dont didnt hasnt havent hadnt neither nor ni nada nadie sin tampoco ningun ninguno ninguna nunca".split(
    " ",
  );

/** Signs of danger, where a danger needs them to be there. A star stands for any ending. */
export const deniableSigns =
  "tight* sag* swell* swollen swelled puff* bleed* blood fever* feverish hurt* pain* ache* sore numb* tingl* dizz* headache* nause* vomit* blue purple white gray grey blurr* hives itch* hot burn* burnt spark* smok* fire* flame* buzz* hum humming hiss* crackl* sizzl* melt* shocked zapped gas propane gasoline smell* odor* odour* stink* leak* drip* fume* carbon monoxide alarm* detector* beep* chirp* ringing outlet* plug* socket* panel* breaker* electric* wire* line* light* near close trapped injur* stuck faint* slur* droop* poison* bait swallow* ate eaten drank eat hinch* sangr* sangre fiebre calentura duel* dol* mare* morad* azul* blanc* borros* ronch* caliente* quem* chisp* hum* fuego llama* zumb* huel* ol* fug* gote* enchufe* tablero* cable* contacto* luz luces cerca llega* heridos herid* lastim* desmay* trago trag* comio comi veneno cebo".split(
    " ",
  );

/** What a body does: to deny it is danger, unless trouble with it is what is denied. */
export const vitalSigns =
  "breath* breathe* swallow* speak* talk* wak* mov* respir* tragar pasar hablar aire mover* moverse".split(
    " ",
  );
export const troubles =
  "trouble* problem* difficult* issue* short* hard cuesta cuestan dificultad* problema* trabajo falta faltan dificil".split(
    " ",
  );

/** Words that say nothing by themselves, between a denial and what it denies. */
export const besideSigns =
  "touch touching touched toca tocan a an the any all at of to in on with from or my our his her hers their your yall me us him them been being be have has had having got get gets getting gone go going went off take took taken down feel feels feeling hear see seeing notice felt even really actually right now yet so very too much bad badly hit either anything something anyone somebody someone anybody anywhere any kind kinds sort sign signs one thing things part whole face faces lip lips cheek jaw mouth throat tongue eye eyes arm arms leg legs chest skin tooth teeth gum gums head back hand body vision power water rotten eggs egg strange weird funny some turned turning electrical un una uno unos unas el la los las lo le les me nos se mi su sus de del a al en por con esta estan estaba este hay ha han hubo tengo tiene tienen tenemos siento siente sale salen saca sacan echa echan ve nada nadie mucho mucha tanto tan ni o ningun ninguna ninguno algun alguna cara labio labios boca garganta lengua ojo ojos pecho cabeza brazo muela diente encia encias agua olor gas monoxido suena sonado sonando alarma".split(
    " ",
  );

/** Behind it the denial is none: "no pain until now", "not smoke but gas", "no swelling like this". */
export const limitsDenial =
  "anymore more until till before first earlier yesterday except besides apart than other like this such worse as hasta antes excepto sino menos aparte peor".split(
    " ",
  );

/** "Breathing fine", "I can swallow ok", "respiro y trago bien": all is well. */
export const wellDone =
  /^(?:(?:and|but|so|yes|yeah|yep|si|y|pero|i|hes|shes|im|he|she|it|they|we|everyone|everybody|both|can|could|is|are|puedo|puede|podemos|esta|estoy|todos|also|still|tambien|no(?= (?:i|he|she|we|hes|shes|im|they|everyone|everybody)\b)|nope|nah) )*(?:breath(?:ing|es?)|swallow(?:ing|s)?|talk(?:ing|s)?|respir(?:o|a|amos|ar|ando|an)|trag(?:o|a|ar|ando|an)|habl(?:o|a|ar|ando))(?: (?:and|y|or|o|ni|breath(?:ing|es?)|swallow(?:ing|s)?|talk(?:ing|s)?|respir(?:o|a|amos|ar|ando|an)|trag(?:o|a|ar|ando|an)|habl(?:o|a|ar|ando)|is|are|just|totally|all|perfectly|muy|re|todo|perfectamente))* (?:fine|ok|okay|well|good|normal|normally|alright|bien|normal|perfecto|great)(?: (?:too|also|tambien|though|tho|still|and|y|now|swallow(?:ing)?|breath(?:ing|e)|ahora|gracias|thanks))*$/;

/** The same in Chinese: "脸没肿", "插座不烫", "闻不到煤气", "呼吸正常". */
export const wellInChinese =
  /^(?:(?:我|他|她|孩子|家里|现在|目前|也|都|倒|脸|嘴唇?|牙龈?|胸口?|头|水|插座|电箱|开关|灯|墙|地方|附近|旁边|边上|周围|那里|这里|那边|这边|那儿|它|还|好像|应该|屋里|警报器?|狗|猫|伤口)*(?:也|都|倒|还|并)?(?:没有?|不|无|闻不到|看不到|没闻到|没看到|没碰到)(?:有|怎么|太|很|什么|任何|一点|到|闻到|看到|碰到|接触|靠近|吃|喝|出|发|冒|是|觉得|明显|那么|在)*(?:呼吸困难|吞咽困难|困难|头晕|受伤|老鼠药|附近|旁边|[肿发烧出血流疼痛喘麻晕烫热烟火花星焦糊煤燃气味道异响插座电箱灯药水白模])+(?:那里|那边|那儿)?(?:的?问题|的|了)?(?:吗)?|(?:我|他|她|孩子|也|都|现在)*(?:呼吸|吞咽|喘气|说话|吞东西|咽东西)(?:和|、|呼吸|吞咽|说话|都|也|很|还|是)*(?:正常|没问题|不困难|顺畅|没事|还好|可以|好)的?|水?离[^，。]{0,8}很?远的?)$/u;

/** "I don't smell gas but my wife does": what one denies, another perceives. */
export const othersDo =
  /(?:\b(?:but|pero|although|aunque)\b|但是?|可是?)[^.!?,]{0,30}(?:\b(?:do|does|did|can|is|are|has|have|was|s[ií])\b|有|能|闻到了?)\s*(?:$|[.,!?，。！？])/iu;
