import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

export type Load = Record<string, { inUse: number; waiting: number }>

interface ModelCallFacts {
  provider: string
  model: string
  outcome: string
  durationMs: number
  inputTokens: number
  outputTokens: number
  isRepair: boolean
}

interface LedgerState {
  openHolds: number
  oldestHoldSeconds: number
  spentTodayUsd: number
  budgetUsd: number | null
  audits: readonly { audit: string; faults: number; finishedAt: Date | null }[]
}

const requestSeconds = [0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30]
const aiSeconds = [0.5, 1, 2, 5, 10, 20, 40, 60, 120]

/** No label may identify a user or carry anything a user wrote. */
export function createMetrics({ withProcess = false } = {}) {
  const register = new Registry()
  const registers = [register]
  if (withProcess) collectDefaultMetrics({ register })
  const histogram = (name: string, help: string, buckets: number[], labelNames: string[]) =>
    new Histogram({ name: `greenroom_${name}`, help, buckets, labelNames, registers })
  const counter = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({ name: `greenroom_${name}`, help, labelNames, registers })
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `greenroom_${name}`, help, labelNames, registers })

  const requests = histogram('request_seconds', 'Until an answer begins.', requestSeconds, ['method', 'route', 'status'])
  const bodies = counter('request_body_bytes_total', 'What came in, by Content-Length.', ['route'])
  const calls = histogram('ai_call_seconds', 'One request to an AI provider.', aiSeconds, ['provider', 'model', 'outcome'])
  const tokens = counter('ai_tokens_total', 'Counted by the provider, else estimated.', ['provider', 'model', 'direction'])
  const cost = counter('ai_cost_usd_total', 'By the prices of AI_PRICES.', ['provider', 'model'])
  const repairs = counter('ai_repairs_total', 'Answers of the wrong shape sent back once.', ['provider', 'model'])
  const heard = histogram('transcription_seconds', 'One recording turned into text.', aiSeconds, ['outcome'])
  const charged = histogram('charged_request_seconds', 'Work that people pay for, to its end.', aiSeconds, ['reason', 'end'])
  const reports = counter('page_reports_total', 'Stopped by the page’s policy, as browsers report.', ['directive', 'blocked'])
  const phones = counter('phone_numbers_total', 'Numbers checked before a code is sent, and verified by one.', ['step'])
  const faults = gauge('ledger_faults', 'Contradictions the last audit found; absent before the first one.', ['audit'])
  const audited = gauge('ledger_audited_timestamp_seconds', 'When an audit last came to its end.', ['audit'])
  const holds = gauge('open_holds', 'Credits on hold for running work, in holds.')
  const oldest = gauge('oldest_hold_seconds', 'Age of the oldest running hold.')
  const spent = gauge('ai_spent_today_usd', 'Over all servers, since midnight UTC.')
  const budget = gauge('ai_daily_budget_usd', 'AI_DAILY_BUDGET_USD; absent without one.')
  budget.remove()
  const missing = gauge('degraded', '1 for each service that this server cannot use, as /readyz says.', ['service'])
  const inUse = gauge('in_use', 'Database connections, readers and coaches at work; bytes of bodies.', ['of'])
  const waiting = gauge('waiting', 'Those who wait for one of them.', ['of'])

  return {
    request(labels: { method: string; route: string; status: number }, seconds: number, bodyBytes: number) {
      requests.observe(labels, seconds)
      if (bodyBytes > 0) bodies.inc({ route: labels.route }, bodyBytes)
    },
    modelCall({ provider, model, outcome, durationMs, inputTokens, outputTokens, isRepair }: ModelCallFacts, usd: number) {
      calls.observe({ provider, model, outcome }, durationMs / 1_000)
      tokens.inc({ provider, model, direction: 'input' }, inputTokens)
      tokens.inc({ provider, model, direction: 'output' }, outputTokens)
      cost.inc({ provider, model }, usd)
      if (isRepair) repairs.inc({ provider, model })
    },
    transcription: (outcome: 'heard' | 'failed', seconds: number) => heard.observe({ outcome }, seconds),
    chargedRequest: (labels: { reason: string; end: string }, seconds: number) => charged.observe(labels, seconds),
    pageReport: (labels: { directive: string; blocked: string }) => reports.inc(labels),
    phone: (step: 'asked' | 'refused' | 'verified') => phones.inc({ step }),
    state({ openHolds, oldestHoldSeconds, spentTodayUsd, budgetUsd, audits }: LedgerState) {
      for (const { audit, faults: found, finishedAt } of audits) {
        faults.set({ audit }, found)
        if (finishedAt) audited.set({ audit }, finishedAt.getTime() / 1_000)
      }
      holds.set(openHolds)
      oldest.set(oldestHoldSeconds)
      spent.set(spentTodayUsd)
      if (budgetUsd !== null) budget.set(budgetUsd)
    },
    degraded(services: readonly string[]) {
      missing.reset()
      for (const service of services) missing.set({ service }, 1)
    },
    load(load: Load) {
      for (const [of, now] of Object.entries(load)) {
        inUse.set({ of }, now.inUse)
        waiting.set({ of }, now.waiting)
      }
    },
    read: async () => ({ contentType: register.contentType, text: await register.metrics() }),
  }
}
