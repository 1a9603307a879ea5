import { logistics, nurse } from './people.ts'
import { asFlatOdt, flatOdt } from './render-sources.ts'

const p = (style: string, text: string) => `<text:p text:style-name="${style}">${text}</text:p>`
const automatic = (styles: string, document: string) =>
  document.replace('<office:automatic-styles>', `<office:automatic-styles>${styles}`)

export function contactInHeader(): string {
  const [place, ...rest] = nurse.contact.split(' | ')
  const body = asFlatOdt({ ...nurse, contact: place! })
  const header = `<text:p text:style-name="Line">${rest.join(' | ')}</text:p>`
  return body
    .replace(
      'fo:margin="0.8in"/>',
      'fo:margin="0.8in"/><style:header-style><style:header-footer-properties fo:min-height="0.3in"/></style:header-style>',
    )
    .replace('style:page-layout-name="Letter">', `style:page-layout-name="Letter"><style:header>${header}</style:header>`)
}

/** White, 2-point, and hidden lines. */
export function withHiddenText(): string {
  const hidden = [
    p('White', 'Whiteword keyword stuffing forklift nurse python'),
    p('Tiny', 'Tinyword another line that nobody can read at all'),
    p('Gone', 'Goneword this paragraph is formatted as hidden'),
  ].join('')
  const styles = [
    ['White', 'fo:color="#ffffff" fo:font-size="10pt"'],
    ['Tiny', 'fo:font-size="2pt"'],
    ['Gone', 'text:display="none" fo:font-size="10pt"'],
  ].map(
    ([name, look]) => `<style:style style:name="${name}" style:family="paragraph"><style:text-properties ${look}/></style:style>`,
  )
  const source = asFlatOdt(logistics).replace('</office:text>', `${hidden}</office:text>`)
  return automatic(styles.join(''), source)
}

/** Jobs in a table; white letters on a dark heading row are not hidden text. */
export function asTable(): string {
  const cell = (style: string, content: string) => `<table:table-cell table:style-name="${style}">${content}</table:table-cell>`
  const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`
  const rows = nurse.jobs.map((job) =>
    row(
      cell('Plain', p('Line', job.dates)),
      cell('Plain', [p('Line', `${job.title}, ${job.employer}`), ...job.lines.map((line) => p('Line', line))].join('')),
    ),
  )
  const table = `<table:table table:name="Jobs"><table:table-column table:style-name="Narrow"/><table:table-column table:style-name="Wide"/>${row(cell('Dark', p('OnDark', 'Dates')), cell('Dark', p('OnDark', 'Position and work')))}${rows.join('')}</table:table>`
  const styles = `<style:style style:name="Narrow" style:family="table-column"><style:table-column-properties style:column-width="1.7in"/></style:style><style:style style:name="Wide" style:family="table-column"><style:table-column-properties style:column-width="5.2in"/></style:style>
<style:style style:name="Plain" style:family="table-cell"><style:table-cell-properties fo:padding="0.05in" fo:border="0.5pt solid #888888"/></style:style><style:style style:name="Dark" style:family="table-cell"><style:table-cell-properties fo:padding="0.05in" fo:background-color="#203040"/></style:style>
<style:style style:name="OnDark" style:family="paragraph" style:parent-style-name="Line"><style:text-properties fo:color="#ffffff"/></style:style>`
  const body = [
    p('Name', nurse.name),
    p('Line', nurse.title),
    p('Line', nurse.contact),
    p('Head', 'Experience'),
    table,
    p('Head', 'Education'),
  ]
  for (const school of nurse.education) body.push(p('Line', `${school.degree}, ${school.school}, ${school.dates}`))
  body.push(p('Head', 'Skills'), ...nurse.skills.map((line) => p('Line', line)))
  return automatic(styles, flatOdt(body.join('\n')))
}

export function inTwoColumns(): string {
  const flat = asFlatOdt(logistics)
  const from = flat.indexOf('<text:p text:style-name="Head">')
  const to = flat.indexOf('</office:text>')
  const styles =
    '<style:style style:name="Two" style:family="section"><style:section-properties text:dont-balance-text-columns="false"><style:columns fo:column-count="2" fo:column-gap="0.4in"><style:column style:rel-width="1*" fo:start-indent="0in" fo:end-indent="0.2in"/><style:column style:rel-width="1*" fo:start-indent="0.2in" fo:end-indent="0in"/></style:columns></style:section-properties></style:style>'
  return automatic(
    styles,
    `${flat.slice(0, from)}<text:section text:style-name="Two" text:name="Columns">${flat.slice(from, to)}</text:section>${flat.slice(to)}`,
  )
}

export function inHebrew(): string {
  const lines: [string, string][] = [
    ['NameR', 'נועה בדיקה'],
    ['LineR', 'מורה למתמטיקה'],
    ['LineR', 'חיפה | 04-555-0123 | noa.bdika@example.com'],
    ['HeadR', 'ניסיון תעסוקתי'],
    ['LineR', 'מורה למתמטיקה, בית ספר לדוגמה, 2018 – 2024'],
    ['LineR', 'לימדה אלגברה וגאומטריה בכיתות י עד יב ובנתה קורס מקוון במערכת Moodle עבור 120 תלמידים.'],
    ['HeadR', 'השכלה'],
    ['LineR', 'תואר ראשון במתמטיקה, אוניברסיטה דמיונית, 2014 – 2017'],
    ['HeadR', 'מיומנויות'],
    ['LineR', 'Excel, GeoGebra, הוראה פרטנית, ניהול כיתה'],
  ]
  const styles = [
    ['NameR', 'fo:font-size="20pt" style:font-size-complex="20pt"'],
    ['LineR', 'fo:font-size="11pt" style:font-size-complex="11pt"'],
    ['HeadR', 'fo:font-size="13pt" style:font-size-complex="13pt"'],
  ].map(
    ([name, look]) =>
      `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties style:writing-mode="rl-tb" fo:text-align="start"/><style:text-properties style:font-name-complex="DejaVu Sans" style:font-name="DejaVu Sans" ${look}/></style:style>`,
  )
  return automatic(
    styles.join(''),
    flatOdt(lines.map(([style, text]) => p(style, text)).join('\n')).replaceAll("'Liberation Sans'", "'DejaVu Sans'"),
  )
}

export function inChinese(): string {
  const lines: [string, string][] = [
    ['Name', '范例华'],
    ['Line', '仓库主管'],
    ['Line', '上海市 | 021-5555-0134 | fan.lihua@example.com'],
    ['Head', '工作经历'],
    ['Line', '2018.03 – 2024.06 虚构物流有限公司 仓库主管'],
    [
      'Line',
      '管理二十二名员工的排班与培训，将库存准确率从百分之九十四提高到百分之九十九，并负责与承运商协商运费和交货时间，连续十九个月没有发生安全事故。',
    ],
    ['Line', '2014.07 – 2018.02 假设零售公司 库存管理员'],
    ['Line', '每天处理六十批货物的入库与盘点，使用 SAP 系统更新库存数据。'],
    ['Head', '教育背景'],
    ['Line', '2010 – 2014 想象大学 物流管理 学士'],
    ['Head', '技能'],
    ['Line', 'SAP、Excel、叉车操作证、英语'],
  ]
  return flatOdt(lines.map(([style, text]) => p(style, text)).join('\n'))
    .replaceAll(
      'style:font-name="Liberation Sans"',
      'style:font-name="Droid Sans Fallback" style:font-name-asian="Droid Sans Fallback"',
    )
    .replaceAll('Liberation Sans', 'Droid Sans Fallback')
}

export function withSidebar(): string {
  const items = (lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
  return `<!doctype html><meta charset="utf-8"><style>
@page { size: letter; margin: 0 } body { font: 10.5pt/1.35 'Liberation Sans', sans-serif; margin: 0; -webkit-print-color-adjust: exact; display: flex; height: 11in }
aside { background: #1f3a4d; color: #fff; width: 2.3in; padding: 0.5in 0.3in } main { padding: 0.5in 0.4in; flex: 1 } h1 { font-size: 20pt; margin: 0 } h2 { font-size: 13pt; margin: 12pt 0 4pt } p { margin: 2pt 0 } ul { margin: 2pt 0 2pt 14pt; padding: 0 }
</style><aside><h2>Contact</h2>${nurse.contact
    .split(' | ')
    .map((line) => `<p>${line}</p>`)
    .join(
      '',
    )}<h2>Skills</h2>${items(nurse.skills.join(', ').replace('Languages: ', '').split(', '))}<h2>Certifications</h2>${items(nurse.certifications)}</aside>
<main><h1>${nurse.name}</h1><p>${nurse.title}</p><h2>Summary</h2><p>${nurse.summary}</p><h2>Experience</h2>${nurse.jobs.map((job) => `<p><b>${job.title}</b>, ${job.dates}</p><p>${job.employer}</p>${items(job.lines)}`).join('')}
<h2>Education</h2>${nurse.education.map((school) => `<p>${school.degree}, ${school.dates}</p><p>${school.school}</p>`).join('')}</main>`
}
