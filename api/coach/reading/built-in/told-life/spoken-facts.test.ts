import { describe, expect, test } from 'vitest'
import { takeEmail, takePhone } from '../../../../contract/spoken-address.ts'
import { takeLocation, takeName } from './spoken-person.ts'
import { datesOf, takeTimes } from './spoken-times.ts'

describe('an e-mail address as people say it', () => {
  test.each([
    ['my email is jane dot doe at gmail dot com', 'jane.doe@gmail.com'],
    ['email me at j underscore smith 42 at outlook dot co dot uk', 'j_smith42@outlook.co.uk'],
    ['you can write to anna-lena dash k at web dot de please', 'anna-lena-k@web.de'],
    ['My e-mail: Jane.Doe@Example.com.', 'Jane.Doe@Example.com'],
    ['it is m o r g a n at yahoo.com', 'morgan@yahoo.com'],
    ['my email is bob seven seven at gmail dot com', 'bob77@gmail.com'],
    ['I work at home and at night', ''],
    ['I met her at school dot', ''],
  ])('%s', (said, email) => {
    expect(takeEmail(said).value).toBe(email)
  })
})

describe('a telephone number as people say it', () => {
  test.each([
    ['my number is five five five two zero one three four five six', '555-201-3456'],
    ['call me at five five five, two oh one, three four double five', '555-201-3455'],
    ['phone: (404) 555-0177', '(404) 555-0177'],
    ['reach me at 1 404 555 0177', '404-555-0177'],
    ['my cell is +44 7700 900123', '+44 7700 900123'],
    ['my number is plus four four seven seven zero zero nine zero zero one two three', '+447700900123'],
    ['from 2016 to 2018 I sold 1,200,000 boxes', ''],
    ['I worked there 2009 - 2013', ''],
    ['one two three go', ''],
  ])('%s', (said, phone) => {
    expect(takePhone(said).value).toBe(phone)
  })
})

test.each([
  ["Hi, I'm Zoë O'Connor, and I live in Cork", "Zoë O'Connor"],
  ['my name is darnell jackson i live in newark', 'Darnell Jackson'],
  ['My name is Ana de la Cruz and I', 'Ana de la Cruz'],
  ["my name's José Luis Hernández.", 'José Luis Hernández'],
  ["I'm a nurse and I'm tired", ''],
])('the name in "%s"', (said, name) => {
  expect(takeName(said).value).toBe(name)
})

test.each([
  ['i live in dayton ohio now', 'Dayton Ohio'],
  ["I'm based in Leeds, United Kingdom.", 'Leeds, United Kingdom'],
  ['I live in Atlanta GA', 'Atlanta GA'],
  ['I live in New York City, New York', 'New York City, New York'],
  ['I live in peace', ''],
])('the place in "%s"', (said, place) => {
  expect(takeLocation(said, said !== said.toLowerCase()).value).toBe(place)
})

test.each([
  ['since twenty eighteen', '2018 – Present'],
  ['from March 2019 until June twenty twenty-one', 'March 2019 – June 2021'],
  ['from June to August of 2025', 'June 2025 – August 2025'],
  ['06/2017 - 12/2019', 'June 2017 – December 2019'],
  ['in nineteen ninety-eight', '1998'],
  ['two thousand and five to two thousand nine', '2005 – 2009'],
  ['I started there in 2012', '2012'],
  ['for six years', 'six years'],
  ["from '93 to '98", '1993 – 1998'],
  ['from 2016 to eighteen', '2016 – 2018'],
  ['2020 till summer twenty one', '2020 – 2021'],
  ['from June 2018 to 20 March', 'June 2018'],
  ['since oh nine', '2009 – Present'],
  ['right up until about 2014', 'Until 2014'],
  ['two thousand boxes', ''],
  ['the 2010 goes to the hospital', ''],
  ['bus nineteen, and route twenty ten too', ''],
  ['a staff of twenty-four', ''],
  ['from 2000 to 3000 people', ''],
  ['three years ago', ''],
])('the time in "%s"', (said, dates) => {
  expect(takeTimes(said).times.map(datesOf)[0] ?? '').toBe(dates)
})
