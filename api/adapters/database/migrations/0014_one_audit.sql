DROP TABLE "ledger_audit_marks";--> statement-breakpoint
DROP TABLE "ledger_audited_sums";--> statement-breakpoint
DELETE FROM "ledger_audits" WHERE "audit" = 'recent';
