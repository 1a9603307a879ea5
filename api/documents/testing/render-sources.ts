import type { InventedResume } from './people.ts'

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Flat OpenDocument with real list, tab and heading styles, which LibreOffice converts to PDF, DOCX and DOC. */
export function asFlatOdt(resume: InventedResume): string {
  const p = (style: string, text: string) => `<text:p text:style-name="${style}">${text}</text:p>`
  const list = (lines: string[]) =>
    `<text:list text:style-name="Bullets">${lines.map((line) => `<text:list-item>${p('Item', xml(line))}</text:list-item>`).join('')}</text:list>`
  const body = [
    p('Name', xml(resume.name)),
    p('Line', xml(resume.title)),
    p('Line', xml(resume.contact)),
    p('Head', 'Summary'),
    p('Line', xml(resume.summary)),
    p('Head', 'Experience'),
    ...resume.jobs.flatMap((job) => [
      p('Job', `${xml(job.title)}<text:tab/>${xml(job.dates)}`),
      p('Line', xml(job.employer)),
      list(job.lines),
    ]),
    p('Head', 'Education'),
    ...resume.education.flatMap((school) => [
      p('Job', `${xml(school.degree)}<text:tab/>${xml(school.dates)}`),
      p('Line', xml(school.school)),
    ]),
    p('Head', 'Certifications'),
    list(resume.certifications),
    p('Head', 'Skills'),
    ...resume.skills.map((line) => p('Line', xml(line))),
  ]
  return flatOdt(body.join('\n'))
}

/** @param header paragraphs of flat ODT, or '' */
export function flatOdt(body: string, header = ''): string {
  const style = (name: string, paragraph: string, text: string, inner = '') =>
    `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties ${paragraph}>${inner}</style:paragraph-properties><style:text-properties style:font-name="Liberation Sans" ${text}/></style:style>`
  const right = '<style:tab-stops><style:tab-stop style:position="6.9in" style:type="right"/></style:tab-stops>'
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls><style:font-face style:name="Liberation Sans" svg:font-family="'Liberation Sans'"/></office:font-face-decls>
<office:styles>
${style('Name', 'fo:margin-bottom="0.04in"', 'fo:font-size="20pt" fo:font-weight="bold"')}
${style('Line', 'fo:margin-bottom="0.04in"', 'fo:font-size="10.5pt"')}
${style('Job', 'fo:margin-top="0.06in"', 'fo:font-size="10.5pt" fo:font-weight="bold"', right)}
${style('Head', 'fo:margin-top="0.14in" fo:margin-bottom="0.05in" fo:keep-with-next="always"', 'fo:font-size="13pt" fo:font-weight="bold"')}
${style('Item', '', 'fo:font-size="10.5pt"')}
<text:list-style style:name="Bullets"><text:list-level-style-bullet text:level="1" text:bullet-char="•"><style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" fo:text-indent="-0.2in" fo:margin-left="0.3in"/></style:list-level-properties></text:list-level-style-bullet></text:list-style>
</office:styles>
<office:automatic-styles><style:page-layout style:name="Letter"><style:page-layout-properties fo:page-width="8.5in" fo:page-height="11in" fo:margin="0.8in"/>${header ? '<style:header-style><style:header-footer-properties fo:min-height="0.3in"/></style:header-style>' : ''}</style:page-layout></office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="Letter">${header ? `<style:header>${header}</style:header>` : ''}</style:master-page></office:master-styles>
<office:body><office:text>
${body}
</office:text></office:body></office:document>`
}

export function asHtml(resume: InventedResume): string {
  const list = (lines: string[]) => `<ul>${lines.map((line) => `<li>${xml(line)}</li>`).join('')}</ul>`
  const row = (left: string, right: string) => `<p class="job"><b>${xml(left)}</b><span>${xml(right)}</span></p>`
  return `<!doctype html><meta charset="utf-8"><title>${xml(resume.name)}</title><style>
@page { size: letter; margin: 0.8in } body { font: 10.5pt/1.3 'Liberation Sans', sans-serif; margin: 0 }
h1 { font-size: 20pt; margin: 0 } h2 { font-size: 13pt; margin: 12pt 0 4pt; letter-spacing: 0.02em } p { margin: 2pt 0 } ul { margin: 2pt 0 2pt 16pt; padding: 0 }
.job { display: flex; justify-content: space-between; font-weight: bold }
</style><h1>${xml(resume.name)}</h1><p>${xml(resume.title)}</p><p>${xml(resume.contact)}</p>
<h2>Summary</h2><p>${xml(resume.summary)}</p>
<h2>Experience</h2>${resume.jobs.map((job) => `${row(job.title, job.dates)}<p>${xml(job.employer)}</p>${list(job.lines)}`).join('')}
<h2>Education</h2>${resume.education.map((school) => `${row(school.degree, school.dates)}<p>${xml(school.school)}</p>`).join('')}
<h2>Certifications</h2>${list(resume.certifications)}
<h2>Skills</h2>${resume.skills.map((line) => `<p>${xml(line)}</p>`).join('')}`
}

const tex = (text: string) =>
  text
    .replace(/[%&#$_{}]/g, (sign) => `\\${sign}`)
    .replaceAll('–', '--')
    .replaceAll('’', "'")
    .replaceAll('|', '\\textbar{}')

/** Classic article style: justified, hyphenated, with ligatures and no space glyphs. */
export function asLatex(resume: InventedResume): string {
  const list = (lines: string[]) => `\\begin{itemize}\n${lines.map((line) => `\\item ${tex(line)}`).join('\n')}\n\\end{itemize}`
  // With T1 and no outline fonts LaTeX embeds bitmap fonts; without it, Computer Modern as Type 1. Both are common.
  const encoding = resume.file === 'logistics' ? '\\usepackage[T1]{fontenc}' : ''
  return `\\documentclass[11pt,letterpaper]{article}
\\usepackage[margin=0.9in]{geometry}${encoding}\\usepackage[utf8]{inputenc}\\pagestyle{empty}\\setlength{\\parindent}{0pt}
\\begin{document}
{\\LARGE\\bfseries ${tex(resume.name)}}\\par ${tex(resume.title)}\\par ${tex(resume.contact)}\\par
\\section*{Summary} ${tex(resume.summary)}
\\section*{Experience}
${resume.jobs.map((job) => `\\textbf{${tex(job.title)}}\\hfill ${tex(job.dates)}\\par ${tex(job.employer)}\n${list(job.lines)}`).join('\n')}
\\section*{Education}
${resume.education.map((school) => `\\textbf{${tex(school.degree)}}\\hfill ${tex(school.dates)}\\par ${tex(school.school)}\\par`).join('\n')}
\\section*{Certifications}
${list(resume.certifications)}
\\section*{Skills}
${resume.skills.map((line) => `${tex(line)}\\par`).join('\n')}
\\end{document}`
}
