/** A trade that our data does not know. */
export const printer = {
  jobDescription: `Letterpress Workshop Technician, Ferriby Print Rooms

Ferriby Print Rooms is a small workshop above the old corn exchange. We print wedding stationery and short books.

What you will do
- Run two Heidelberg platens and keep them in good order
- Mix inks by eye and match them to a swatch
- Teach evening classes of eight people

What we need from you
- Hand setting of metal type
- Experience with lockup and makeready
- Quoins, friskets and a composing stick hold no mystery for you
- Customer complaint handling
- Kiss cutting of labels
- Stock rotation in the paper store

It would be nice to have
- Bookbinding
- Gilding

What you get
Free parking, a pension and 28 days of holiday. A staff discount on all stationery.`,
  resumeText: `Orla Finnegan
Hull | orla.finnegan@example.org | 07700 900123

EXPERIENCE
Printer, Humber Hand Press, 2018 - 2024
- Printed invitations on a Heidelberg platen, 400 sheets an hour
- Set metal type by hand for short books
- Handled complaints from customers at the counter and by phone
- Rotated the paper stock so that the oldest reams went first

Assistant, Tidewater Stationers, 2015 - 2018
- Served customers and kept the shelves in order
- No experience with gilding, but keen to learn

EDUCATION
BA Printmaking, Hull School of Art, 2015`,
}

/** What a careful reader would look for in the resume besides; the code overlooks some of it. */
export const printerDemands = [
  'makeready',
  'swatch',
  'evening classes',
  'Quoins',
  'friskets',
  'composing stick',
  'Mix inks',
  'lockup',
]
