/**
 * Makes the resume files in api/documents/fixtures that only a real producer can make (LibreOffice, Chromium, pdflatex, qpdf).
 * The files are committed, so nobody needs these programs to run the tests. Run: node scripts/make-fixtures.ts
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { logistics, nurse } from '../api/documents/testing/people.ts'
import { asFlatOdt, asHtml, asLatex } from '../api/documents/testing/render-sources.ts'

const fixtures = new URL('../api/documents/fixtures/', import.meta.url).pathname
const room = mkdtempSync(join(tmpdir(), 'fixtures-'))
const run = (program: string, ...args: string[]) => execFileSync(program, args, { cwd: room, stdio: 'ignore' })

function office(source: string, format: string, target: string) {
  run('soffice', '--headless', `-env:UserInstallation=file://${room}/profile`, '--convert-to', format, source)
  copyFileSync(join(room, source.replace(/\.\w+$/, `.${format.split(':')[0]}`)), join(fixtures, target))
}

try {
  for (const resume of [nurse, logistics]) {
    writeFileSync(join(room, `${resume.file}.fodt`), asFlatOdt(resume))
    for (const [kind, format] of [
      ['pdf', 'pdf'],
      ['docx', 'docx:MS Word 2007 XML'],
      ['doc', 'doc:MS Word 97'],
    ] as const)
      office(`${resume.file}.fodt`, format, `${resume.file}.${kind}`)
    writeFileSync(join(room, `${resume.file}.html`), asHtml(resume))
    run(
      'chromium',
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-pdf-header-footer',
      `--print-to-pdf=${room}/chromium.pdf`,
      `${resume.file}.html`,
    )
    copyFileSync(join(room, 'chromium.pdf'), join(fixtures, `${resume.file}-chromium.pdf`))
    writeFileSync(join(room, `${resume.file}-latex.tex`), asLatex(resume))
    run('pdflatex', '-interaction=batchmode', `${resume.file}-latex.tex`)
    copyFileSync(join(room, `${resume.file}-latex.pdf`), join(fixtures, `${resume.file}-latex.pdf`))
  }
  run('qpdf', '--encrypt', 'open-sesame', 'owner-word', '256', '--', join(fixtures, 'nurse.pdf'), join(fixtures, 'encrypted.pdf'))
} finally {
  rmSync(room, { recursive: true, force: true })
}
