-- Nobody leaves a case before they came to it, and nothing that one party is to another ends before it began.
alter table case_parties add constraint case_parties_days_in_order check (until_on >= from_on) not valid;
alter table party_relations add constraint party_relations_days_in_order check (until >= since) not valid;
