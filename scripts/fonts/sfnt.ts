/** Tables of an OpenType font by tag, in the file's encoding (sfnt, big endian). */
export type Tables = Map<string, Buffer>;

export function readTables(font: Buffer): Tables {
  const tables: Tables = new Map();
  for (let at = 12; tables.size < font.readUInt16BE(4); at += 16) {
    const start = font.readUInt32BE(at + 8);
    tables.set(
      font.toString("latin1", at, at + 4),
      font.subarray(start, start + font.readUInt32BE(at + 12)),
    );
  }
  return tables;
}

export function writeTables(version: Buffer, tables: Tables): Buffer {
  const count = tables.size;
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + 16 * count);
  version.copy(head, 0, 0, 4);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * 16, 10);
  const bodies: Buffer[] = [];
  let start = head.length;
  for (const [index, tag] of [...tables.keys()].sort().entries()) {
    const table = tables.get(tag) as Buffer;
    const body = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    const at = 12 + 16 * index;
    head.write(tag, at, "latin1");
    head.writeUInt32BE(checksum(body), at + 4);
    head.writeUInt32BE(start, at + 8);
    head.writeUInt32BE(table.length, at + 12);
    bodies.push(body);
    start += body.length;
  }
  return Buffer.concat([head, ...bodies]);
}

function checksum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}

/** English names for Windows, which every browser reads: 0 copyright, 1 family, 2 style, ... */
export type Names = Map<number, string>;

const recordLength = 12;

export function readNames(table: Buffer): Names {
  const texts = table.readUInt16BE(4);
  const names: Names = new Map();
  for (let index = 0; index < table.readUInt16BE(2); index++) {
    const at = 6 + recordLength * index;
    const start = texts + table.readUInt16BE(at + 10);
    const text = Buffer.from(table.subarray(start, start + table.readUInt16BE(at + 8)));
    if (table.readUInt16BE(at) === 3)
      names.set(table.readUInt16BE(at + 6), text.swap16().toString("utf16le"));
  }
  return names;
}

export function writeNames(names: Names): Buffer {
  const head = Buffer.alloc(6 + recordLength * names.size);
  head.writeUInt16BE(names.size, 2);
  head.writeUInt16BE(head.length, 4);
  const texts: Buffer[] = [];
  let offset = 0;
  for (const [index, [id, name]] of [...names].sort(([a], [b]) => a - b).entries()) {
    const text = Buffer.from(name, "utf16le").swap16();
    // Platform Windows, encoding Unicode, language US English.
    for (const [field, value] of [3, 1, 0x409, id, text.length, offset].entries())
      head.writeUInt16BE(value, 6 + recordLength * index + 2 * field);
    texts.push(text);
    offset += text.length;
  }
  return Buffer.concat([head, ...texts]);
}
