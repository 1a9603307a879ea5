/** Changes with every change of the table or of a rule, so that two scores can be compared. */
export const formatVersion = 'format-2'

/**
 * Points that a finding costs, by its code. Our own judgement, from what makes readers lose text (most), lose its order, or lose a
 * field. Hidden text costs nothing: it is shown and never scored, in either direction.
 */
export const deductions: Readonly<Record<string, number>> = {
  'little-text': 40,
  'many-undecodable': 30,
  'few-undecodable': 8,
  'scanned-with-text': 8,
  ligatures: 2,
  icons: 3,
  'zero-width': 2,
  'letter-spaced': 3,
  columns: 10,
  tables: 4,
  'text-boxes': 8,
  'reading-order': 10,
  'small-type': 4,
  'links-without-address': 2,
  'contact-in-header': 8,
  'no-name': 8,
  'no-email': 12,
  'no-phone': 6,
  'no-location': 2,
  'no-experience-heading': 10,
  'no-education-heading': 4,
  'no-skills-heading': 4,
  'no-dates': 8,
  'unclear-dates': 3,
  'reversed-dates': 4,
  'future-dates': 3,
  'mixed-dates': 2,
  'jobs-without-description': 5,
  'too-short': 12,
  'too-long': 4,
}
