import { zipOf, zipPart } from './bombs.ts'

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const r = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"'
const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

const run = (text: string, looks = '') =>
  `<w:r w:rsidDel="00000000" w:rsidR="00000000" w:rsidRPr="00000000"><w:rPr>${looks}<w:rtl w:val="0"/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const paragraph = (inner: string, properties = '') =>
  `<w:p w:rsidR="00000000" w:rsidDel="00000000" w:rsidP="00000000" w:rsidRDefault="00000000" w:rsidRPr="00000000" w14:paraId="0000000${inner.length % 10}"><w:pPr>${properties}<w:rPr/></w:pPr>${inner}</w:p>`
const item = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:ind w:left="720" w:hanging="360"/>'

/** A resume as Google Docs exports it: every look on its run, lists by number, no styles for bullets, a link with its own relation. */
export function googleDocsFile(): Buffer {
  const body = [
    paragraph(run('Marigold Example', '<w:b w:val="1"/><w:sz w:val="36"/>')),
    paragraph(
      `<w:hyperlink r:id="rId6">${run('marigold@example.com', '<w:u w:val="single"/>')}</w:hyperlink>${run(' | Seattle, WA')}`,
    ),
    paragraph(run('Experience', '<w:b w:val="1"/>'), '<w:pStyle w:val="Heading1"/>'),
    paragraph(
      `${run('Barista', '<w:b w:val="1"/>')}${run(', Corner Cup')}<w:r><w:tab/></w:r>${run('2019 – Present')}`,
      '<w:tabs><w:tab w:val="right" w:pos="9360"/></w:tabs>',
    ),
    paragraph(`${run('Served ')}${run('customers', '<w:i w:val="1"/>')}${run(' at the counter')}`, item),
    paragraph(run('Opened the shop'), item),
    paragraph(run('Skills', '<w:b w:val="1"/>'), '<w:pStyle w:val="Heading1"/>'),
    paragraph(run('Latte art, cash handling')),
  ].join('')
  const levels = '<w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="●"/></w:lvl>'
  return zipOf([
    zipPart(
      '[Content_Types].xml',
      `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${types}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${types}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${types}.numbering+xml"/></Types>`,
    ),
    zipPart(
      '_rels/.rels',
      `<?xml version="1.0"?><Relationships ${relations}><Relationship Id="rId1" Type="${kinds}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    zipPart(
      'word/_rels/document.xml.rels',
      `<?xml version="1.0"?><Relationships ${relations}><Relationship Id="rId1" Type="${kinds}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${kinds}/numbering" Target="numbering.xml"/><Relationship Id="rId6" Type="${kinds}/hyperlink" Target="mailto:marigold@example.com" TargetMode="External"/></Relationships>`,
    ),
    zipPart(
      'word/document.xml',
      `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<w:document ${w} ${r} xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="w14"><w:body>${body}<w:sectPr><w:pgSz w:w="12240" w:h="15840"/></w:sectPr></w:body></w:document>`,
    ),
    zipPart(
      'word/styles.xml',
      `<?xml version="1.0"?><w:styles ${w}><w:style w:type="paragraph" w:styleId="Normal" w:default="1"><w:name w:val="normal"/></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/></w:style></w:styles>`,
    ),
    zipPart(
      'word/numbering.xml',
      `<?xml version="1.0"?><w:numbering ${w}><w:abstractNum w:abstractNumId="1">${levels}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num></w:numbering>`,
    ),
  ])
}
