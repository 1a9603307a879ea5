import type { Context } from 'hono'
import type * as z from 'zod'
import type { CreditReason } from '../../contract/prices.ts'
import { type Switchable, switchedOffSentence } from '../../contract/switches.ts'
import type { Env } from '../../env.ts'
import type { TemporaryFiles } from '../../http/forms/temporary-files.ts'
import { fileOwnerOf } from '../../http/limits/file-owner.ts'
import type { LimitName } from '../../http/limits/rate-limits.ts'
import { countUses, rightsBeforeBytes } from '../../http/limits/rights-before-bytes.ts'
import { type ChargedCall, describeChargedCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { Problem } from '../../problem.ts'
import type { TaskOwner } from '../../processes/process-pool.ts'
import type { Services } from '../../services.ts'
import type { ChargedRequest, ChargedWork } from './charged-request.ts'
import { type Generation, sendGeneration } from './generation.ts'
import { idempotencyKeyOf, requestHashOf, wantsEvents } from './idempotency-key.ts'
import { tooFewCredits } from './start-hold.ts'

type HashedParts = Parameters<typeof requestHashOf>

export interface Incoming {
  c: Context<AppEnv>
  request: Request
  uid: string
  key: string
  /** Counts one use of each limit, per user or, for names ending in -ip, per address. @throws Problem too_many_requests */
  count(...limits: LimitName[]): Promise<void>
  ownerOf(): Promise<TaskOwner>
  files: TemporaryFiles
}

interface ChargedRoute<Input, Answer> {
  /** Whose switch stops it. */
  feature: Switchable
  reason: CreditReason
  limits?: readonly LimitName[]
  /** Checked before the body is read: whether this user may call the route. Defaults to having enough credits; the charge checks again. */
  mayUse?(who: Pick<Incoming, 'uid' | 'key'>): Promise<unknown>
  keptIn?: 'disk'
  read(incoming: Incoming): Promise<Input>
  workLimits?: readonly LimitName[]
  /** Everything the answer depends on. The same Idempotency-Key with other parts is refused. */
  hash(input: Input, incoming: Incoming): HashedParts | Promise<HashedParts>
  work(input: Input, incoming: Incoming): ChargedWork
  answer: z.ZodType<Answer>
  charge?(input: Input): NonNullable<ChargedRequest['charge']>
  /** Whether repeating the request joins the running one; event streams always do. */
  joins?(input: Input): boolean
  alongside?(input: Input): NonNullable<ChargedRequest['alongside']>
  tooFewCredits?(balance: number): string
}

export function chargedRoute<Input, Answer>(services: Services, route: ChargedRoute<Input, Answer>) {
  return async (c: Context<AppEnv>) => {
    const who = { uid: c.get('person').uid, key: idempotencyKeyOf(c) }
    const mayUse = () => (route.mayUse ?? creditsFor(services, route.reason))(who)
    try {
      return await rightsBeforeBytes(
        c,
        services,
        { limits: route.limits ?? [], mayUse, keptIn: route.keptIn ?? 'memory' },
        async ({ files, holdUntil }) => {
          const incoming = incomingOf(c, services, who, files)
          const generation = await start(services, route, await route.read(incoming), incoming)
          // A JSON answer waits for the end itself, and its files are gone when it is sent.
          if (wantsEvents(c)) holdUntil(generation.end)
          return sendGeneration<Answer>(c, generation)
        },
      )
    } catch (error) {
      throw inOwnWords(error, route.tooFewCredits)
    }
  }
}

/** A paid call as one declaration: what `/openapi.json` says of it, and what it does. @returns its description and its handler */
export function chargedCall<Input, Answer>(services: Services, call: ChargedRoute<Input, Answer> & Omit<ChargedCall, 'answer'>) {
  return [describeChargedCall(call), chargedRoute<Input, Answer>(services, call)] as const
}

/** @returns a check that the user has credits or a pass for one of these, or already paid for this request. @throws Problem too_few_credits */
export function creditsFor({ ledger }: Pick<Services, 'ledger'>, ...reasons: [CreditReason, ...CreditReason[]]) {
  return async ({ uid: userId, key }: Pick<Incoming, 'uid' | 'key'>) => {
    for (const reason of reasons) if (await ledger.mayBegin({ userId, reason, key })) return
    const creditsRemaining = await ledger.balanceOf(userId)
    // Only the body says which reason applies.
    throw reasons.length > 1 ? new Problem('too_few_credits', { creditsRemaining }) : tooFewCredits(reasons[0], creditsRemaining)
  }
}

function incomingOf(c: Context<AppEnv>, services: Services, who: Pick<Incoming, 'uid' | 'key'>, files: TemporaryFiles): Incoming {
  return {
    ...who,
    c,
    files,
    request: c.req.raw,
    count: (...limits) => countUses(c, services, limits),
    ownerOf: () => fileOwnerOf(c, services),
  }
}

async function start<Input, Answer>(
  services: Services,
  route: ChargedRoute<Input, Answer>,
  input: Input,
  incoming: Incoming,
): Promise<Generation> {
  const { feature, reason, answer, workLimits = ['ai', 'ai-ip'] } = route
  const charge = route.charge?.(input) ?? 'price'
  const { uid: userId, key } = incoming
  if (charge !== 'none') await assertMayStart(services, feature, incoming)
  await incoming.count(...workLimits)
  return services.chargedRequests.run({
    userId,
    key,
    reason,
    answer,
    charge,
    requestHash: requestHashOf(...(await route.hash(input, incoming))),
    follow: wantsEvents(incoming.c) || (route.joins?.(input) ?? false),
    work: route.work(input, incoming),
    ...(route.alongside && { alongside: route.alongside(input) }),
  })
}

function inOwnWords(error: unknown, sentence: ((balance: number) => string) | undefined): unknown {
  if (!sentence || !(error instanceof Problem) || error.code !== 'too_few_credits') return error
  return error.with({ message: sentence(error.details.creditsRemaining ?? 0) })
}

export function assertOn({ FEATURES_OFF }: Pick<Env, 'FEATURES_OFF'>, feature: Switchable): void {
  if (FEATURES_OFF.includes(feature)) throw new Problem('switched_off', { message: switchedOffSentence(feature) })
}

async function assertMayStart({ env, spending, ledger }: Services, feature: Switchable, { uid, key }: Incoming): Promise<void> {
  try {
    assertOn(env, feature)
    const spent = await spending.refusal(uid)
    if (spent) throw spent
  } catch (refusal) {
    const earlier = await ledger.find(uid, key)
    if (earlier === null || earlier.state === 'voided') throw refusal
  }
}
