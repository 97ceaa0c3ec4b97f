import type { Language } from "#contract/receptionist.ts";
import { isChineseName } from "./chinese-names.ts";
import { soundOf } from "./typo.ts";
import { hasChinese, latinWords, plain } from "./words.ts";

const common = {
  en: "the a an is are was do does did can could would will i you we they it this that what when where which who how much many of to in for with my our your me us and or not please about have has be from at on if us there get need want tell any no me so but by then too oh",
  es: "el la los las un una unos unas es son soy esta estan hay que cual cuales cuando donde quien como cuanto cuanta cuantos cuantas de del al en para por con sin mi mis su sus nuestro nuestra tu tus y o no si me nos les se lo le favor sobre tengo tienen tiene puedo puede pueden quiero quisiera necesito hola gracias cuesta precio hacer hablar llamada cita buenas buenos usted ustedes adios tambien muy mas este eso esto huele mucho mucha estoy fue era ya pero porque desde hasta otra otro todo toda nada nadie alguien nosotros ustedes soy somos casa agua martes miercoles lunes jueves viernes sabado domingo hoy ayer noche semana hora horas a manana tarde dia mes usan ofrecen",
};

/** Common words that no list of ours holds: none of them is a misspelling of one that it does. */
export const everydaySpanish =
  "veces vez gente cosa cosas persona parte lado mano ojos cabeza agua comida carne pollo pan leche perro gato amigo amiga familia padre madre hermano hermana hijo hija esposo esposa abuelo abuela tio tia primo primos nieto vecina pueblo ciudad calle esquina cuadra barrio pais estado mundo vida muerte verdad mentira suerte miedo ganas hambre sueno frio calor lluvia nieve viento sol luna cielo tierra piso techo pared puerta ventana cocina sala bano cuarto cama mesa silla luz fuego humo ruido olor color rojo azul verde negro blanco gris grande grandes chico chica pequeno nuevo nueva viejo vieja joven largo corto alto bajo ancho rapido lento fuerte suave duro limpio sucio lleno vacio caliente tibio mojado seco roto rota malo mala peor mejor igual mismo misma distinto otro otra ambos cada algun alguna ningun varios varias muchos muchas pocos pocas tanto tanta demasiado bastante casi apenas solo solamente todavia aun siempre nunca jamas antes despues luego ahora entonces pronto tarde temprano ayer anoche semana mes ano enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta cien mil primero segundo tercero ultimo ultima arriba abajo adentro afuera cerca lejos enfrente atras izquierda derecha aqui alla ahi donde adonde quien quienes cuyo porque aunque mientras cuando como segun contra entre hacia sobre bajo sin dice dijo digo dicen decir hace hizo hago hacer hecho pone puso poner puesto trae trajo traer viene vino venir va voy vamos iba ir ido sale salio salir entra entro entrar llega llego llegar queda quedo quedar pasa paso pasar deja dejo dejar lleva llevo llevar manda mando mandar busca busco buscar compra compro comprar vende vendo vender paga pago pagar gana gano ganar pierde perdio perder rompe rompio romper abre abrio abrir cierra cerro cerrar prende apaga corta corto cortar cae cayo caer sube baja corre camina come bebe duerme vive muere nace crece cambia arregla repara revisa limpia pinta instala quita pega golpe golpeo choco chocaron lastimo duele sangra vomita respira ademas adelante alto alta amable anillo animo apodo apoyo arbol arena arriba asunto asustado aviso ayuda baile banco barato barra basura bolsa bonito bonita botella boton brazo broma bueno buena burro caballo cabello cadena caja cajon calma camino camion camisa campo cansado cansada cara carga carta cartera celular cena centro cerveza chiste cielo cine clase clavo cobija coche cocinero codigo cola colegio collar comedor comida compadre comadre compania compras conejo copia cosecha costumbre cuadro cubo cuello cuenta cuento cuerda cuerpo cuidado culpa curva dedo demas derecho desayuno descanso deseo deuda dibujo diente dieta dolor domicilio duda dulce edad ejemplo empleo enfermo enfermera ensalada entrada equipo error escalera escoba escuela espejo espera estrella estufa examen fecha feria fiesta fila filo fondo foto freno frente fruta fuente fuerza futuro ganado garage gasto gente gorra gota grasa grito grupo guante guerra gusto hierba hilo hoja hombre hombro hongo horno hueso hueco huevo huerta iglesia isla jabon jardin jefe jefa joya juego jugo junta lago lana lapiz lata lazo leccion lengua letra libro lista llanta llave lodo loma lugar madera maleta mama manera manga mapa maquina marca marido masa mayor medio mercado meta metro milpa mitad modo molde monte mueble mujer multa muneca musica nariz nave negocio nevera nube nudo obra oferta oficio oido ojala oreja orilla oro pagina palo palabra pantalon panza papa papel paquete paraguas pareja parque partido paso pasto pastel patio pecho pedazo pelea pelo pelota pena perla peso pie piedra pierna pieza pila pintura pisto placa plato playa plaza plomo pluma pobre polvo postre pozo precioso pregunta premio primo prisa propina prueba puente puesto pulga punto queja queso rama rancho rato raton raya razon recibo red regalo regla reja renta resto rico rincon rio rodilla ropa rostro rueda ruina sabor saco salsa salud sangre santo sello senal senor senora serie sierra siglo silencio sobrino sobrina socio sopa sordo suegro suegra suelo sueldo susto taco talla tambor tanque tapa taza techo tela tema tienda tiro toalla tono torre torta trago traje trato tren trigo tropa tubo turno una uso vaca vacaciones valle vaso vecino vela venta verano vestido via viaje vidrio vino visita vista vuelta yerno zapato zona zorro";

const sets = {
  en: new Set(common.en.split(" ")),
  es: new Set(common.es.split(" ")),
};

/** Words that alone say nothing about the language. */
export const stopWords: Record<"en" | "es", ReadonlySet<string>> = sets;

const sounds = new Set(common.es.split(" ").map(soundOf));

const spelledOut = /(?<![\p{L}\d])\p{L}(?:[-. ]\p{L}(?![\p{L}\d]))+/gu;

/** Spanish words that English lines have too: "ya" for "yeah". */
const ofBoth = new Set(["ya", "no", "me", "a", "son", "sobre", "sin", "favor", "dos"]);

/**
 * The language a visitor writes in. A text that could be either (a name, a number) stays in the
 * language of the conversation.
 */
export function languageOf(
  text: string,
  before: Language = "en",
  vocabulary: Record<"en" | "es", ReadonlySet<string>> = sets,
): Language {
  const clean = plain(text);
  if (hasChinese(clean) && !(before !== "zh" && isChineseName(clean))) return "zh";
  if (/[¿¡ñ]/.test(clean)) return "es";
  // "Oz, O-Z": letters one by one are no words.
  const words = latinWords(clean.replace(spelledOut, " "));
  const accents = /[áéíóú]/.test(clean) ? 1 : 0;
  const count = (own: "en" | "es", other: "en" | "es") =>
    words.reduce((sum, word) => {
      if (sets[own].has(word)) return sum + 1;
      // "Kuanto": a Spanish word as it sounds.
      if (own === "es" && /k/.test(word) && !vocabulary.en.has(word) && sounds.has(soundOf(word)))
        return sum + 1;
      // A word that only one language's vocabulary has weighs a little.
      return sum + (vocabulary[own].has(word) && !vocabulary[other].has(word) ? 0.5 : 0);
    }, 0);
  const english = count("en", "es");
  // "Ya book it", "no me": words of both, in an English conversation.
  const plainlySpanish = words.some(
    (word) =>
      (sets.es.has(word) || vocabulary.es.has(word)) &&
      !ofBoth.has(word) &&
      !vocabulary.en.has(word),
  );
  if (before === "en" && english > 0 && accents === 0 && !plainlySpanish) return "en";
  const spanish = count("es", "en") + accents;
  if (spanish > english) return "es";
  // "Sueco, 60 min": one word that only a vocabulary knows leaves another language as it is.
  if (english - spanish === 0.5 && before === "es" && english < 1) return before;
  if (english > spanish) return before === "zh" && words.length < 3 ? before : "en";
  return before;
}
