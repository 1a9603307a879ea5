import { constants, crc32, deflateRawSync } from 'node:zlib'

/** Repeats one compressed megabyte, so that gigabytes are made quickly. */
function deflatedTimes(megabyte: Buffer, times: number, { before = Buffer.alloc(0), after = Buffer.alloc(0) } = {}): Buffer {
  const flushed = (part: Buffer) => deflateRawSync(part, { finishFlush: constants.Z_FULL_FLUSH })
  const repeated = flushed(megabyte)
  return Buffer.concat([flushed(before), ...Array.from({ length: times }, () => repeated), deflateRawSync(after)])
}

export interface ZipPart {
  name: string
  packed: Buffer
  /** As declared, which may be a lie. */
  bytes: number
  crc: number
}

export function zipOf(parts: ZipPart[]): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, packed, bytes, crc } of parts) {
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(8, 4)
    head.writeUInt32LE(crc, 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(bytes, 18)
    head.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), head, Buffer.from(name), packed])
    const tail = Buffer.alloc(16)
    tail.writeUInt32LE(offset, 12)
    central.push(
      Buffer.concat([
        Buffer.from('PK\u0001\u0002', 'latin1'),
        Buffer.from([20, 0]),
        head.subarray(0, 26),
        tail.subarray(2),
        Buffer.from(name),
      ]),
    )
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 0, 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

export function zipPart(name: string, contents: string | Buffer): ZipPart {
  const bytes = Buffer.from(contents)
  return { name, packed: deflateRawSync(bytes), bytes: bytes.length, crc: crc32(bytes) }
}

const wordOpening = '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>'

/** 1.5 MB that inflate to 1.5 GB; the declared size is 1 kB. */
export function docxBomb(): Buffer {
  const packed = deflatedTimes(Buffer.alloc(1024 * 1024, ' '), 1500, { before: Buffer.from(wordOpening) })
  return zipOf([{ name: 'word/document.xml', packed, bytes: 1024, crc: 0 }])
}

export function deepDocx(): Buffer {
  return zipOf([zipPart('word/document.xml', wordOpening + '<w:p>'.repeat(400_000))])
}

export function crowdedDocx(): Buffer {
  return zipOf([zipPart('word/document.xml', `${wordOpening}<w:p>${'<w:r/>'.repeat(900_000)}</w:p></w:body></w:document>`)])
}

export function manyPartsDocx(): Buffer {
  return zipOf([
    zipPart('word/document.xml', wordOpening),
    ...Array.from({ length: 3000 }, (_, index) => zipPart(`word/part${index}.xml`, '')),
  ])
}

/** Readers rebuild the missing cross-reference table. */
export function pdfOf(objects: (string | Buffer)[]): Buffer {
  const parts = objects.flatMap((object, index) => [
    Buffer.from(`${index + 1} 0 obj\n`),
    Buffer.from(object),
    Buffer.from('\nendobj\n'),
  ])
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts, Buffer.from('trailer\n<< /Root 1 0 R >>\n%%EOF\n')])
}

const page =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /XObject << /X0 6 0 R >> >> >>'
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'

function stream(dictionary: string, contents: Buffer | string): Buffer {
  const bytes = Buffer.from(contents)
  return Buffer.concat([Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`), bytes, Buffer.from('\nendstream')])
}

export function flateBombPdf(): Buffer {
  const megabyte = Buffer.alloc(1024 * 1024, 'BT /F1 12 Tf 72 700 Td (Registered nurse with experience) Tj ET\n')
  const zlibHeader = Buffer.from([0x78, 0x9c])
  const contents = Buffer.concat([zlibHeader, deflatedTimes(megabyte, 600)])
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    page,
    stream('/Filter /FlateDecode', contents),
    font,
  ])
}

export function manyPagesPdf(count = 100_000): Buffer {
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [3 0 R] /Count ${count} >>`,
    page,
    stream('', 'BT ET'),
    font,
  ])
}

export function recursivePagesPdf(): Buffer {
  return pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R 2 0 R 2 0 R] /Count 3 /Parent 2 0 R >>'])
}

/** Drawings that draw ten drawings each, ten levels deep: ten billion lines of text. */
export function laughingPdf(): Buffer {
  const levels = 10
  const drawings = Array.from({ length: levels }, (_, level) => {
    const next = 7 + level
    const resources = level === levels - 1 ? '/Font << /F1 5 0 R >>' : `/XObject << /X0 ${next} 0 R >>`
    const contents = level === levels - 1 ? 'BT /F1 12 Tf 72 700 Td (ha) Tj ET ' : '/X0 Do '.repeat(10)
    return stream(`/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << ${resources} >>`, contents)
  })
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    page,
    stream('', '/X0 Do'),
    font,
    ...drawings,
  ])
}

export function deepPdf(): Buffer {
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    page,
    stream('', `${'['.repeat(1_000_000)} TJ`),
    font,
  ])
}

export function hugePicturePdf(): Buffer {
  const picture = stream(
    '/Type /XObject /Subtype /Image /Width 100000 /Height 100000 /ColorSpace /DeviceRGB /BitsPerComponent 8',
    'x'.repeat(2000),
  )
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    page,
    stream('', '/X0 Do'),
    font,
    picture,
  ])
}
