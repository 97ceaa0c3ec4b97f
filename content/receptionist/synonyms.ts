import type { Heard } from "./heard.ts";

/**
 * Words that ask for the same thing, by what they have in common. Questions and example questions
 * that share such a group are alike although they share no word, also across languages. English and
 * Spanish words are compared by stem; Chinese ones as they are written.
 */
export const synonyms: Readonly<Record<string, Heard>> = {
  record: {
    en: "record recording recordings tape taped taping capture",
    es: "grabar graban grabacion grabaciones grabando",
    zh: "录音 录下 录制 录",
  },
  voice: { en: "voice sound sounds speech", es: "voz suena voces", zh: "声音 语音 嗓音" },
  listen: {
    en: "listen hear overhear eavesdrop listening",
    es: "escuchar escucha oir oye",
    zh: "听 监听",
  },
  own: {
    en: "own owns owner ownership belong belongs property rights",
    es: "dueno duenos pertenece pertenecen propiedad derechos",
    zh: "归 属于 所有权 版权",
  },
  liable: {
    en: "liable liability responsible responsibility blame fault damages compensate compensation",
    es: "responsable responsables responsabilidad culpa responden indemnizan",
    zh: "责任 负责 赔",
  },
  mistake: {
    en: "mistake mistakes error errors wrong botch botches mess messes screw screws incorrect wrongly",
    es: "error errores equivoca equivocan equivocacion riega",
    zh: "错 出错 搞错",
  },
  end: {
    en: "cancel quit stop leave terminate exit bail cancellation unsubscribe leaving quitting",
    es: "cancelar cancelo dejar dejarlo salir salgo salirme terminar baja irme",
    zh: "取消 退出 退订 不用了 停用 不想用",
  },
  contract: {
    en: "contract agreement commitment committed locked lock tied bound obligation stuck",
    es: "contrato compromiso plazo amarrado amarran atado forzoso",
    zh: "合同 合约 绑定",
  },
  delete: {
    en: "delete erase remove wipe purge scrub destroy trash deleted erased removed",
    es: "borrar borran borren eliminar eliminan quitar",
    zh: "删 清除 抹掉",
  },
  keep: {
    en: "keep kept store stored save saved retain hold stays archive storage",
    es: "guardar guardan guarda almacenan conservan queda",
    zh: "保存 保留 储存 存",
  },
  share: {
    en: "share sell resell give advertisers marketers disclose sold shared selling sharing",
    es: "compartir comparten vender venden pasan",
    zh: "卖 分享 透露 给别人",
  },
  data: {
    en: "data info information details records",
    es: "datos informacion registros",
    zh: "数据 资料 信息",
  },
  number: {
    en: "number phone line cell telephone",
    es: "numero telefono celular linea",
    zh: "号码 电话",
  },
  writing: {
    en: "type typing typed write written chat conversation",
    es: "escribo escribir escrito conversacion chat",
    zh: "打字 聊天 输入 写",
  },
  site: { en: "site page website web", es: "sitio pagina web", zh: "网页 网站 页面" },
  read: {
    en: "read reads see sees view access look peek",
    es: "leer leen lee ver ven acceso",
    zh: "看 读",
  },
  secure: {
    en: "secure safe safety protected protection security hack hacked hackers breach leak private privacy",
    es: "seguro segura protegido hackear hackean filtrar privado",
    zh: "安全 泄露 黑客 隐私",
  },
  encrypt: { en: "encrypt encrypted encryption", es: "cifrado encriptado cifran", zh: "加密" },
  server: {
    en: "server servers database cloud disk hosted hosting",
    es: "servidor servidores nube disco",
    zh: "服务器 数据库 硬盘",
  },
  hole: {
    en: "vulnerability hole bug flaw weakness exploit loophole vulnerabilities",
    es: "vulnerabilidad agujero hueco",
    zh: "漏洞",
  },
  place: {
    en: "where located location map based city state country address headquarters",
    es: "donde ubicados ubicacion ciudad pais direccion queda quedan",
    zh: "哪里 在哪 地址 城市 位置",
  },
  customer: {
    en: "customer client caller patient guest customers clients callers patients guests folks tenants",
    es: "cliente clientes paciente pacientes",
    zh: "客户 客人 病人 患者 顾客 来电者",
  },
  night: {
    en: "night weekend sunday holiday saturday overnight midnight christmas evening nights weekends holidays",
    es: "noche domingo sabado feriado madrugada navidad noches domingos",
    zh: "晚上 夜 周末 节假日 凌晨",
  },
  together: {
    en: "simultaneous simultaneously once together",
    es: "simultaneo vez juntos",
    zh: "同时 一起",
  },
  human: {
    en: "person human somebody someone anybody",
    es: "persona humano alguien",
    zh: "真人 人工",
  },
  machine: {
    en: "machine robot bot computer ai robots",
    es: "maquina robot ia computadora",
    zh: "机器 机器人 电脑",
  },
  teach: {
    en: "teach train learn script scripts knowledge instruct learns trained",
    es: "ensenar aprende aprender entrenar guion",
    zh: "教 学 训练",
  },
  start: {
    en: "setup install start begin launch onboarding ready running",
    es: "instalar empezar empezamos comenzar arrancar listo",
    zh: "安装 开始 上线 启用",
  },
  soon: {
    en: "long days weeks soon quick quickly fast",
    es: "tarda tardan tiempo rapido dias",
    zh: "多久 几天 多长时间",
  },
  remind: {
    en: "remind reminder reminders forget noshow confirm",
    es: "recordar recordatorio recordatorios olvidan confirmar recuerda",
    zh: "提醒 忘",
  },
  appointment: {
    en: "book schedule appointment reserve booking calendar diary appointments reschedule appt appts",
    es: "agendar agenda cita citas reservar calendario",
    zh: "预约 日程 日历",
  },
  text: { en: "text sms texting texts", es: "mensaje mensajes sms", zh: "短信" },
  mail: { en: "email mail inbox emails newsletter", es: "correo correos email", zh: "邮件 邮箱" },
  call: {
    en: "call ring dial calls calling",
    es: "llamar llama llamada llamadas marcar",
    zh: "打电话 通话 来电",
  },
  pass: {
    en: "transfer forward patch escalate handoff handover",
    es: "transferir transfiere desviar pasa",
    zh: "转接 转给",
  },
  outage: {
    en: "outage crash crashes offline fail fails downtime dies",
    es: "caida cae falla fallan",
    zh: "宕机 故障 断",
  },
  trying: {
    en: "try trial test free sample taste",
    es: "probar prueba gratis",
    zh: "试用 免费 试",
  },
  raise: {
    en: "raise increase jump hike rise climb raised",
    es: "subir sube suben aumenta aumentan",
    zh: "涨",
  },
  price: {
    en: "price cost fee charge rate expensive cheap dollars bucks prices costs fees",
    es: "precio costo cuesta cuota cobran tarifa caro barato",
    zh: "价 钱 费用 贵 便宜",
  },
  pay: {
    en: "pay paid payment paying billed bill invoice",
    es: "pagar pago paga factura",
    zh: "付",
  },
  plan: { en: "plan package tier plans", es: "plan planes paquete", zh: "套餐" },
  software: {
    en: "software app program tool system crm platform apps programs",
    es: "programa programas sistema aplicacion",
    zh: "软件 系统",
  },
  connect: {
    en: "connect integrate integration sync hook plug integrates connects",
    es: "conectar conecta integrar sincronizar jala",
    zh: "连接 对接 集成 接入",
  },
  tongue: {
    en: "language languages speak speaks bilingual",
    es: "idioma idiomas habla hablan bilingue",
    zh: "语言 说 讲",
  },
  child: {
    en: "kid kids child children minor minors teen teenager underage",
    es: "nino ninos menores hijo hijos",
    zh: "孩子 儿童 未成年 小孩",
  },
  staff: {
    en: "receptionist secretary employee staff job fire replace employees replaces",
    es: "recepcionista secretaria empleado empleados trabajo reemplaza",
    zh: "前台 秘书 员工",
  },
  memory: {
    en: "remember remembers memory recognize recognizes returning",
    es: "recuerda acuerda memoria reconoce",
    zh: "记得 记住 认出",
  },
  result: {
    en: "results proof worth benefit roi prove",
    es: "resultados vale beneficio prueba",
    zh: "效果 值得",
  },
  catch: {
    en: "catch downside trick hidden drawback gotcha sneaky",
    es: "trampa truco desventaja escondido",
    zh: "坑 隐藏 猫腻",
  },
  law: {
    en: "law laws legal court jurisdiction courts",
    es: "ley leyes legal tribunal",
    zh: "法律 法院",
  },
};
