import pino, { type DestinationStream } from 'pino'
import { codeOf } from './adapters/database/database.ts'
import { currentPlace } from './adapters/tracing/tracer.ts'

/** The allowlist of log fields. Nothing a user wrote, said or uploaded is on it. */
const allowedFields = [
  'requestId',
  'traceId',
  'method',
  'route',
  'status',
  'durationMs',
  'code',
  'userId',
  'reason',
  'holdId',
  'credits',
  'section',
  'kind',
  'bytes',
  'port',
  'count',
  'provider',
  'providerStatus',
  'errorName',
  'errorCode',
  'stack',
  'detail',
  'check',
] as const

type LogFields = Partial<Record<(typeof allowedFields)[number], string | number | boolean | null>>

export interface Log {
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  error(message: string, fields?: LogFields): void
  /** Logs an unexpected error's name and stack, never its message, which may quote a user's text. */
  failure(message: string, error: unknown, fields?: LogFields): void
}

function allowed(given: LogFields): LogFields {
  const { traceId } = currentPlace.getStore() ?? {}
  const fields = traceId ? { ...given, traceId } : given
  return Object.fromEntries(allowedFields.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]))
}

/** The stack without its first line, which holds the message. */
function placesOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .join('\n')
}

export function createLog(level: string, destination?: DestinationStream): Log {
  const logger = destination ? pino({ level, base: null }, destination) : pino({ level, base: null })
  return {
    info: (message, fields = {}) => logger.info(allowed(fields), message),
    warn: (message, fields = {}) => logger.warn(allowed(fields), message),
    error: (message, fields = {}) => logger.error(allowed(fields), message),
    failure(message, error, fields = {}) {
      if (!(error instanceof Error)) return logger.error(allowed({ ...fields, errorName: typeof error }), message)
      const errorCode = codeOf(error)
      const facts = { errorName: error.name, stack: placesOf(error), ...(typeof errorCode === 'string' && { errorCode }) }
      logger.error(allowed({ ...fields, ...facts }), message)
    },
  }
}
