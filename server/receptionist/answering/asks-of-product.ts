/** "Will it put appointments in google calendar" asks what it does. */
export const asksOfProduct =
  /^\W*(?:and |so |ok |but |y )?(?:can|does|do|will|would|could|are|is) (?:it|your|the (?:agent|ai|bot|assistant)|(?:(?:a|my|our|the|your) )?(?:callers?|clients?|customers?|patients?|guests?|people|tenants?))\b|^\W*(?:y |pero )?(?:pueden?|podr[ií]an?) (?:(?:los|las|mis|nuestros|un|una|sus) )?(?:clientes?|pacientes?|hu[eé]spedes|personas|que llaman)\b|^(?:我的|我们的)?(?:客户|客人|病人|患者|来电者|顾客)(?:们)?(?:能|可以|会|可不可以|能不能)/iu;
