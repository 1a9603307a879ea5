-- The other side of people's accounts. issued: where credits come from. earned: where spent ones go. forfeited: left on deletion.
INSERT INTO ledger_accounts (id, kind) VALUES ('issued', 'system'), ('earned', 'system'), ('forfeited', 'system');
--> statement-breakpoint
-- Inserting an entry is the only way to move credits: nobody can write a movement and forget a balance.
CREATE FUNCTION ledger_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_accounts SET balance = balance - NEW.amount WHERE id = NEW.debit_account AND kind <> 'system';
  UPDATE ledger_accounts SET balance = balance + NEW.amount WHERE id = NEW.credit_account AND kind <> 'system';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_move AFTER INSERT ON ledger_entries FOR EACH ROW EXECUTE FUNCTION ledger_move();
--> statement-breakpoint
CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger only grows: % on % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_only_grow BEFORE UPDATE OR DELETE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_stay BEFORE TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
-- A hold that ended stays as it ended.
CREATE TRIGGER ledger_holds_end_once BEFORE UPDATE ON ledger_holds FOR EACH ROW WHEN (OLD.ended_at IS NOT NULL)
  EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_holds_stay BEFORE DELETE ON ledger_holds FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
