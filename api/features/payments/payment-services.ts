import type { Services } from '../../services.ts'

/** What crediting a purchase needs. */
export type FulfilmentServices = Pick<Services, 'database' | 'ledger' | 'log' | 'now' | 'payments'>

/** What buying credits needs of it. */
export type PaymentServices = FulfilmentServices & Pick<Services, 'env' | 'rateLimits'>
