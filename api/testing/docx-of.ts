import { zipOf, zipPart } from '../documents/testing/bombs.ts'

const namespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

export function docxOf(text: string): Uint8Array<ArrayBuffer> {
  const escaped = text
    .toWellFormed()
    .replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]!)
    .replace(/[\v\f\r\ufffe\uffff]/g, ' ')
  const paragraphs = escaped.split('\n').map((line) => `<w:p><w:r><w:t xml:space="preserve">${line}</w:t></w:r></w:p>`)
  const document = `<w:document xmlns:w="${namespace}"><w:body>${paragraphs.join('')}</w:body></w:document>`
  return new Uint8Array(zipOf([zipPart('word/document.xml', document)]))
}
