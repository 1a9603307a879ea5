/** Makes the committed resume files in api/documents/fixtures with LibreOffice, Chromium, pdflatex and qpdf. Run: node scripts/make-fixtures.ts */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PDFDocument } from 'pdf-lib'
import {
  asTable,
  contactInHeader,
  inChinese,
  inHebrew,
  inTwoColumns,
  withHiddenText,
  withSidebar,
} from '../api/documents/testing/odd-sources.ts'
import { logistics, nurse, teacher } from '../api/documents/testing/people.ts'
import { asFlatOdt, asHtml, asLatex } from '../api/documents/testing/render-sources.ts'

const fixtures = fileURLToPath(new URL('../api/documents/fixtures/', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'fixtures-'))
const run = (program: string, ...args: string[]) => execFileSync(program, args, { cwd: folder, stdio: 'ignore' })

function office(source: string, format: string, target: string) {
  run('soffice', '--headless', `-env:UserInstallation=file://${folder}/profile`, '--convert-to', format, source)
  copyFileSync(join(folder, source.replace(/\.\w+$/, `.${format.split(':')[0]}`)), join(fixtures, target))
}

function print(page: string, target: string) {
  writeFileSync(join(folder, 'page.html'), page)
  run(
    'chromium',
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-pdf-header-footer',
    `--print-to-pdf=${folder}/page.pdf`,
    'page.html',
  )
  copyFileSync(join(folder, 'page.pdf'), join(fixtures, target))
}

/** Imitates a scan: the first page of a PDF as a gray image. */
async function scan(source: string, target: string) {
  run('pdftoppm', '-gray', '-jpeg', '-r', '50', '-singlefile', join(fixtures, source), 'page')
  const pdf = await PDFDocument.create()
  const picture = await pdf.embedJpg(readFileSync(join(folder, 'page.jpg')))
  pdf.addPage([612, 792]).drawImage(picture, { x: 0, y: 0, width: 612, height: 792 })
  writeFileSync(join(fixtures, target), await pdf.save())
}

const wordFormats = { pdf: 'pdf', docx: 'docx:MS Word 2007 XML', doc: 'doc:MS Word 97' } as const

function exportAll(name: string, source: string, kinds: (keyof typeof wordFormats)[]) {
  writeFileSync(join(folder, `${name}.fodt`), source)
  for (const kind of kinds) office(`${name}.fodt`, wordFormats[kind], `${name}.${kind}`)
}

try {
  for (const resume of [nurse, logistics]) {
    exportAll(resume.file, asFlatOdt(resume), ['pdf', 'docx', 'doc'])
    print(asHtml(resume), `${resume.file}-chromium.pdf`)
    writeFileSync(join(folder, `${resume.file}-latex.tex`), asLatex(resume))
    run('pdflatex', '-interaction=batchmode', `${resume.file}-latex.tex`)
    copyFileSync(join(folder, `${resume.file}-latex.pdf`), join(fixtures, `${resume.file}-latex.pdf`))
  }
  exportAll('contact-in-header', contactInHeader(), ['pdf', 'docx', 'doc'])
  exportAll('hidden-text', withHiddenText(), ['pdf', 'docx', 'doc'])
  exportAll('table', asTable(), ['pdf', 'docx', 'doc'])
  exportAll('two-columns', inTwoColumns(), ['pdf', 'docx', 'doc'])
  exportAll('hebrew', inHebrew(), ['pdf', 'docx', 'doc'])
  exportAll('chinese', inChinese(), ['pdf', 'docx', 'doc'])
  print(asHtml(teacher), 'teacher.pdf')
  print(withSidebar(), 'sidebar-chromium.pdf')
  await scan('nurse.pdf', 'scanned.pdf')
  run('qpdf', '--encrypt', 'open-sesame', 'owner-word', '256', '--', join(fixtures, 'nurse.pdf'), join(fixtures, 'encrypted.pdf'))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
