CREATE TABLE "deleted_accounts" (
	"uid" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "left_debts" (
	"google_subject" text PRIMARY KEY NOT NULL,
	"person" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trials" ADD COLUMN "grant_key" text;--> statement-breakpoint
-- A call that was under way while its account was deleted must not open a wallet for it again. After the insert, so that whatever the
-- deletion does not see yet sees the deletion. Somebody who came back under the same uid has a row in users again.
CREATE FUNCTION ledger_refuse_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM deleted_accounts WHERE uid = NEW.owner) AND NOT EXISTS (SELECT FROM users WHERE id = NEW.owner) THEN
    RAISE EXCEPTION 'the account was deleted' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_of_the_living AFTER INSERT ON ledger_accounts FOR EACH ROW WHEN (NEW.owner IS NOT NULL)
  EXECUTE FUNCTION ledger_refuse_deleted();
--> statement-breakpoint
-- Balances move by this function alone, with the rights of the tables' owner: the servers' role needs none to change a balance.
CREATE OR REPLACE FUNCTION ledger_move() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE ledger_accounts SET balance = balance - NEW.amount WHERE id = NEW.debit_account AND kind <> 'system';
  UPDATE ledger_accounts SET balance = balance + NEW.amount WHERE id = NEW.credit_account AND kind <> 'system';
  RETURN NULL;
END $$;
