/** Short names of cities, and the names that they stand for. */
export const shortPlaces: Readonly<Record<string, string>> = {
  la: "Los Angeles",
  sf: "San Francisco",
  dc: "Washington",
  kc: "Kansas City",
  nyc: "New York",
  philly: "Philadelphia",
  vegas: "Las Vegas",
  nola: "New Orleans",
  atl: "Atlanta",
  slc: "Salt Lake City",
  okc: "Oklahoma City",
  indy: "Indianapolis",
  cincy: "Cincinnati",
  cdmx: "Ciudad de México",
};
