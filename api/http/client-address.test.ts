import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddressOf } from './client-address.ts'

async function addressOf(hops: number | undefined, forwarded: string | undefined, connection = '10.0.0.9') {
  const app = new Hono().get('/', (c) => c.text(clientAddressOf(c, { TRUST_PROXY: hops })))
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const incoming = { socket: { remoteAddress: connection, address: () => ({}) } }
  return (await app.request('/', { headers }, { incoming })).text()
}

test.each([
  ['no proxy: nobody chooses an address by a header', 0, '198.51.100.1', '10.0.0.9'],
  ['one proxy: the last address is its word, the rest the client’s', 1, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['a CDN and a balancer: the last but one', 2, '6.6.6.6, 203.0.113.7, 192.0.2.1', '203.0.113.7'],
  ['fewer addresses than proxies: the first', 2, '203.0.113.7', '203.0.113.7'],
  ['no header: the connection', 1, undefined, '10.0.0.9'],
  ['words for an address: the connection', 1, 'unknown', '10.0.0.9'],
  ['an address with its port', 1, '203.0.113.7:4711', '203.0.113.7'],
  ['IPv6 in brackets with its port', 1, '[2001:db8:1:2:3:4:5:6]:4711', '2001:db8:1:2::/64'],
  ['an IPv4 address in IPv6’s clothes', 1, '::ffff:203.0.113.7', '203.0.113.7'],
])('%s', async (_what, hops, forwarded, expected) => {
  expect(await addressOf(hops, forwarded)).toBe(expected)
})

test('whoever has a whole IPv6 network has one limit, and the neighbour another', async () => {
  const home = ['2001:db8:0:1::1', '2001:DB8:0:0001:ffff::2', '2001:db8::1:0:0:0:3']
  expect(new Set(await Promise.all(home.map((one) => addressOf(1, one))))).toEqual(new Set(['2001:db8:0:1::/64']))
  expect(await addressOf(1, '2001:db8:0:2::1')).toBe('2001:db8:0:2::/64')
  expect(await addressOf(0, undefined, '::1')).toBe('0:0:0:0::/64')
})
