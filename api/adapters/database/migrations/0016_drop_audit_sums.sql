DROP TABLE "ledger_audit_marks" CASCADE;--> statement-breakpoint
DROP TABLE "ledger_audited_sums" CASCADE;