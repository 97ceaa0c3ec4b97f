/** The names of zones, behind an hour or beside "time", and of places that lie in them. */
/** Cities and states by their zone; of a state with two, the zone of most of its people. */
export const cities = {
  "America/New_York":
    "new york|nueva york|ny|nyc|n\\.y\\.|brooklyn|boston|miami|atlanta|philadelphia|philly|filadelfia|washington d\\.?c\\.?|dc|baltimore|charlotte|raleigh|richmond|detroit|orlando|tampa|jacksonville|pittsburgh|cleveland|columbus|cincinnati|indianapolis|louisville|buffalo|newark|hartford|savannah|charleston|ohio|michigan|indiana|georgia|florida|north carolina|south carolina|carolina del (?:norte|sur)|virginia|west virginia|maryland|delaware|pennsylvania|pensilvania|new jersey|nueva jersey|jersey|connecticut|rhode island|massachusetts|vermont|new hampshire|maine|upstate",
  "America/Chicago":
    "chicago|houston|dallas|austin|san antonio|fort worth|nashville|minneapolis|new orleans|nueva orleans|st\\.? louis|kansas city|kc|milwaukee|madison|memphis|omaha|des moines|birmingham|oklahoma city|tulsa|little rock|wichita|texas|tejas|illinois|wisconsin|minnesota|iowa|missouri|arkansas|louisiana|mississippi|alabama|tennessee|oklahoma|kansas|nebraska|north dakota|south dakota",
  "America/Denver":
    "denver|boulder|colorado springs|salt lake(?: city)?|boise|albuquerque|santa fe|cheyenne|laramie|casper|billings|el paso|colorado|utah|wyoming|montana|idaho|new mexico|nuevo m[eé]xico",
  "America/Phoenix": "phoenix|tucson|scottsdale|mesa|arizona",
  "America/Los_Angeles":
    "los [aá]ngeles|l\\.?a\\.?|san francisco|sf|oakland|bay area|seattle|portland|spokane|san diego|las vegas|vegas|reno|sacramento|fresno|san jose|california|cali|oregon|nevada|washington state",
};
export const zoneWords: Partial<Record<keyof typeof cities, string>> = {
  "America/New_York": "eastern|e[sd]?t|este",
  "America/Chicago": "central|c[sd]?t|centro",
  "America/Denver": "mountain|m[sd]?t|monta[nñ]a",
  "America/Los_Angeles": "pacific|p[sd]?t|pac[ií]fico",
};
export const zoneHan: Partial<Record<keyof typeof cities, string>> = {
  "America/New_York": "东部|美东|纽约|波士顿|迈阿密",
  "America/Chicago": "中部|美中|芝加哥|休斯[敦顿]|达拉斯",
  "America/Denver": "山[区地]|丹佛",
  "America/Los_Angeles": "太平洋|西部|美西|洛杉矶|旧金山|西雅图|加州",
};
export const zoneNames = (Object.keys(cities) as (keyof typeof cities)[]).map(
  (zone): [string, RegExp] => [
    zone,
    new RegExp(
      `(?<!\\p{L})(?:${[zoneWords[zone], cities[zone]].filter(Boolean).join("|")})(?!\\p{L})${zoneHan[zone] ? `|${zoneHan[zone]}` : ""}`,
      "iu",
    ),
  ],
);
export const anyCity = Object.values(cities).join("|");
