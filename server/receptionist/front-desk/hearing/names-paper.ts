/** "Order 7719", "claim number is 88-412", "订单号7719": a paper of the business, by its number. */
export const namesPaper = (text: string): boolean => numbered.test(text);

const numbered =
  /(?<!\p{L})(?:order|job|claim|confirmation|reference|ref|invoice|estimate|quote|ticket|contract|account|case|bill of lading|pedido|orden|factura|folio|reclamo|contrato|cuenta)(?: (?:number|num|no|n[uú]mero))?(?: (?:is|es))?[:#. ]{0,3}[\p{Lu}-]{0,4}\d{2,}|(?:订单|单号|合同|编号)[^\d，。]{0,4}\d{2,}/u;
