type FactLabel =
  | "name"
  | "email"
  | "phone"
  | "firm"
  | "trade"
  | "place"
  | "size"
  | "calls"
  | "days"
  | "unwanted"
  | "season"
  | "length"
  | "minutes"
  | "texts"
  | "agents"
  | "language"
  | "billing"
  | "plan"
  | "day"
  | "time"
  | "message";

/** The visitor's facts in words, for the slip beside a conversation and for the company. */
interface FactWords {
  title: string;
  labels: Record<FactLabel, string>;
  languages: Record<"english" | "spanish" | "chinese", string>;
  calls: (count: string, per: "day" | "week" | "month") => string;
  length: (minutes: string) => string;
  minutes: (minutes: string) => string;
}

export const factWords: Record<"en" | "es" | "zh", FactWords> = {
  en: {
    title: "Taken down",
    labels: {
      name: "Name",
      email: "Email",
      phone: "Phone",
      firm: "Business",
      trade: "Trade",
      place: "Place",
      size: "Size",
      calls: "Calls",
      days: "Days a month",
      unwanted: "Left out",
      season: "In other months",
      length: "A call takes",
      minutes: "Minutes",
      texts: "Texts a month",
      agents: "Agents",
      language: "Callers speak",
      billing: "Billing",
      plan: "Plan",
      day: "Day",
      time: "Time",
      message: "Message",
    },
    languages: { english: "English", spanish: "Spanish", chinese: "Chinese" },
    calls: (count, per) => `${count} a ${per}`,
    length: (minutes) => `${minutes} ${minutes === "1" ? "minute" : "minutes"}`,
    minutes: (minutes) => `${minutes} a month`,
  },
  es: {
    title: "Anotado",
    labels: {
      name: "Nombre",
      email: "Correo",
      phone: "Teléfono",
      firm: "Empresa",
      trade: "Oficio",
      place: "Lugar",
      size: "Tamaño",
      calls: "Llamadas",
      days: "Días al mes",
      unwanted: "Sin contar",
      season: "En otros meses",
      length: "Duración",
      minutes: "Minutos",
      texts: "Mensajes al mes",
      agents: "Agentes",
      language: "Quien llama habla",
      billing: "Pago",
      plan: "Plan",
      day: "Día",
      time: "Hora",
      message: "Mensaje",
    },
    languages: { english: "inglés", spanish: "español", chinese: "chino" },
    calls: (count, per) =>
      `${count} ${{ day: "al día", week: "a la semana", month: "al mes" }[per]}`,
    length: (minutes) => `${minutes} ${minutes === "1" ? "minuto" : "minutos"}`,
    minutes: (minutes) => `${minutes} al mes`,
  },
  zh: {
    title: "已记下",
    labels: {
      name: "姓名",
      email: "邮箱",
      phone: "电话",
      firm: "公司",
      trade: "行业",
      place: "地点",
      size: "规模",
      calls: "来电",
      days: "每月天数",
      unwanted: "不计",
      season: "其他月份",
      length: "每通时长",
      minutes: "分钟数",
      texts: "每月短信",
      agents: "智能体",
      language: "来电语言",
      billing: "付款",
      plan: "套餐",
      day: "日期",
      time: "时间",
      message: "留言",
    },
    languages: { english: "英语", spanish: "西班牙语", chinese: "中文" },
    calls: (count, per) => `${{ day: "每天", week: "每周", month: "每月" }[per]} ${count} 通`,
    length: (minutes) => `${minutes} 分钟`,
    minutes: (minutes) => `每月 ${minutes} 分钟`,
  },
};
