import { scheduling } from "../scheduling.ts";
import { site } from "../site.ts";
import { spokenFacts as f, type Phrases } from "./phrases.ts";

export const chinese: Phrases = {
  greeting: `您好，我是 ${site.name} 的自动助手。您可以问价格、语言、集成、安全，也可以预约三十分钟的通话。`,
  welcome: `我是 ${site.name} 的自动助手，不是真人。您可以像客户那样问我。`,
  thanks: "不客气，这条线一直开着。",
  refuseAdvice: `我不提供法律或医疗建议；我只回答关于 ${site.name} 的问题。这类问题请咨询律师或医生。`,
  emergency:
    "如果有人有危险，请立即拨打 911。心理危机请致电或发短信到 988。我是自动助手，无法处理这件事。",
  refuseRole: `我保持自己的角色和规则：我是本站的助手，回答关于 ${site.name} 的问题。您想了解什么？`,
  offTopic: `这个我不了解。我回答关于 ${site.name} 的问题：价格、语言、集成、安全、预约。`,
  unknown: "我不知道，也不想乱猜。真人同事会告诉您。",
  unknownIntegration: (name) =>
    `目录里没有找到 ${name}，我不想乱猜。也许可以通过 Webhooks 或 Zapier 连接，真人同事会告诉您。`,
  unknownCertificate: {
    health:
      "我们的页面没有写 HIPAA 项目，也没有写商业伙伴协议，所以我不知道，也不想乱猜。在智能体接触健康信息之前，请先问我们的同事。",
    audit:
      "我们的页面没有写 SOC 2 报告，也没有写 ISO 认证，所以我不知道，也不想乱猜。真人同事会告诉您。",
    privacy:
      "我们的页面没有写 GDPR 或 CCPA 的认证或协议；隐私政策里写了我们答复哪些请求。别的我不知道，真人同事会告诉您。",
    other: "我们的页面没有写任何认证，所以我不知道，也不想乱猜。真人同事会告诉您。",
  },
  knownIntegration: (name, description) => `可以，${name} 在目录里。英文说明：${description}`,
  landing: (name) => `有一页专门介绍 ${name} 用户。`,
  knownIndustry: (name) => `有的，目录里有 ${name}。英文说明：`,
  quoted: "我们的页面上（英文）写着：",
  language: "好的，我用中文继续。",
  again: "不是您要问的？请换个说法。",
  status: {
    ready: "就绪",
    answered: "已回答",
    plan: "推荐套餐",
    booking: "选择时间",
    booked: "已预约",
    message: "记录留言",
    sent: "已记下",
    person: "转给真人",
    phone: "电话",
    declined: "我不便回答",
    rehearsal: "演练",
  },
  suggestions: {
    cost: "要多少钱？",
    mycase: "能和 MyCase 一起用吗？",
    plan: "哪个套餐适合我们？",
    book: "预约三十分钟",
    person: "我要人工",
    message: "我想留言",
    other: "换一天",
  },
  booking: {
    when: `与 ${f.host}（真人）通话三十分钟。什么时候方便？`,
    whenTaken: "这个时间刚被别人选走了。还有这些时间：",
    none: "未来几周没有空的时间。请留言，真人同事会写信给您。",
    noneThen: (day) => `${day}没有空的时间，最近的是：`,
    month: "查看整个月",
    hold: "保留 {time}",
    details: (time, held) =>
      `${time} ${held ? `为您保留 ${scheduling.holdMinutes} 分钟` : "有空"}。请告诉我您的姓名和邮箱。`,
    name: "请问您的姓名？",
    email: "请问您的邮箱？用来发送确认。",
    badEmail: "这个邮箱好像不完整，应该像 name@example.com。",
    confirm: (time, name, email) =>
      `${time}，${name}，${email}。我们的对话会一起转交。现在预约吗？`,
    submit: "预约",
    note: "我们的对话会随预约一起交给公司。",
    done: (time, email) => `已预约：${time}。确认邮件正发往 ${email}，里面有改期或取消的链接。`,
    failed: `现在无法预约。请稍后再试，或致电 ${f.phone}。`,
    dropped: "好的，没有预约。还有别的吗？",
    closed: `现在查不到日历。我可以记下留言，或请致电 ${f.phone}。`,
  },
  message: {
    ask: `我来记下。真人同事会阅读，并在 ${f.hours} 小时内回复。`,
    name: "请问您的姓名？",
    email: "请问回复用的邮箱？",
    badEmail: "这个邮箱好像不完整，应该像 name@example.com。",
    text: "请说您的留言。",
    confirm: (name, email, text) =>
      `${name}，${email}：“${text}”。我们的对话会一起转交。现在发送吗？`,
    submit: "发送",
    note: "我们的对话会随留言一起交给公司。",
    done: `已记下。真人同事会在 ${f.hours} 小时内回复。`,
    failed: `现在无法保存。请稍后再试，或致电 ${f.phone}。`,
    dropped: "好的，没有发送。还有别的吗？",
  },
  person: {
    offer: `${f.host} 是真人，会回复您。请在这里留下姓名和邮箱，或致电 ${f.phone}。`,
    email: "您的邮箱，以便她回复",
    withPhone: `谢谢，号码会一起转达。我转达的留言还需要一个邮箱，家人或同事的也可以。不然请致电 ${f.phone}，那里不需要邮箱。`,
  },
  phone: `电话是 ${f.phone}，随时有人接。`,
  fields: { name: "姓名", email: "邮箱", phone: "电话", message: "留言" },
  slip: {
    to: "给",
    asks: "询问",
    from: "来自",
    time: "时间",
    call: "请回电",
    urgent: "紧急",
    host: `${f.host}，${site.name}`,
  },
  plan: {
    ask: "每天大约多少个电话，每个多长？或者直接告诉我每月的分钟数。",
    minutes: (minutes) => `每月 ${minutes} 分钟。`,
    sum: (calls, each, times, minutes) => {
      if (!times) return `每月 ${calls} 个电话，每个 ${each} 分钟：每月 ${minutes} 分钟。`;
      return times === "weeks"
        ? `每周 ${calls} 个电话，每个 ${each} 分钟，乘以 4 周：每月 ${minutes} 分钟。`
        : `每天 ${calls} 个电话，每个 ${each} 分钟，乘以 ${times.days} 天：每月 ${minutes} 分钟。`;
    },
    weekSum: (rates, each, minutes) =>
      `每周${rates.map(({ calls, days }) => ` ${days} 天，每天 ${calls} 个电话`).join("；")}；每个 ${each} 分钟；按平均一个月算：每月 ${minutes} 分钟。`,
    assumed: "我按每个电话两分钟计算。",
    best: (plan, monthly, firstYear) =>
      `最便宜的是 ${plan}：按年付每月 ${monthly}，含实施费第一年共 ${firstYear}。`,
    parts: ({ monthly, price, plan, minutes, more }) =>
      `${monthly} 里：${price} 是 ${plan}（含 ${minutes} 分钟），${more.join("，")}。`,
    named: (plan, monthly, billing) =>
      `这样的用量，${plan} ${billing === "annual" ? "按年付" : "按月付"}每月 ${monthly}。`,
    leftOut: (plans, why) =>
      typeof why === "string"
        ? `没有${{ number: "额外电话号码", otp: " OTP 验证", outbound: "外呼", webChat: "网页聊天" }[why]}，不列入：${plans}。`
        : `智能体少于 ${why.agents} 个，不列入：${plans}。`,
    firstYear: (best, plan, cost) =>
      `按月算 ${best} 最便宜。第一年 ${plan} 更省，因为它的实施费较低：${cost}。`,
    custom: "没有哪个标价套餐能满足这些要求。Custom 可以，真人同事会与您商定价格。",
    rows: {
      annual: "按年付",
      monthly: "按月付",
      fee: "实施费",
      double: "如果电话翻倍",
      month: (amount) => `每月 ${amount}`,
    },
    beyond: (plan, minutes, each) => `${plan} 含 ${minutes} 分钟，超出的每分钟 ${each}。`,
    doubled: (better, itsCost, plan, cost) =>
      `如果翻倍，${better}（${itsCost}）比 ${plan}（${cost}）更便宜。到时候再换，现在不用。`,
    included: "仍在套餐内",
    next: (best, next, amount) => `${best} 每月比次优的 ${next} 少 ${amount}。`,
    basicTexts: "Basic 没有公布短信价格，因此不列入。",
    compare: "比较套餐",
  },
  limits: {
    long: "我们聊了不少了。我可以把这些转给真人，或者重新开始。",
    busy: "请稍等，现在提问的人很多，请再试一次。",
  },
  continue: { booking: "回到您的预约：", message: "回到您的留言：" },
};
