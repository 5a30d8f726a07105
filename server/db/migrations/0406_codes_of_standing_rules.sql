-- online: a deleted rule goes on as it was for the deadlines that stand on it, and its code is free.
drop index concurrently if exists deadline_rules_standing;
create unique index concurrently deadline_rules_standing on deadline_rules (code) where status <> 'retired' and deleted_at is null;
