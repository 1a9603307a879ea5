import type { Services } from '../../services.ts'

export type FulfilmentServices = Pick<Services, 'database' | 'ledger' | 'log' | 'now' | 'payments'>

export type PaymentServices = FulfilmentServices & Pick<Services, 'env' | 'rateLimits'>
