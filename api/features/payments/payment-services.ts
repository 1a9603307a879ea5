import type { Services } from '../../services.ts'

/** What buying credits needs of the house. */
export type PaymentServices = Pick<Services, 'database' | 'env' | 'ledger' | 'log' | 'now' | 'payments' | 'rateLimits'>
