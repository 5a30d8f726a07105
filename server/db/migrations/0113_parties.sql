-- The people and bodies that have to do with cases, and what names are found by. A party that stands only on cases hidden
-- from somebody is not there for them, unless they added it.

create table parties (
  id uuid constraint parties_pkey primary key,
  kind text not null default 'person' constraint parties_kind_known check (kind in ('person', 'organisation', 'public_body')),
  name_latin text constraint parties_name_latin_length check (char_length(name_latin) between 1 and 200),
  name_bangla text constraint parties_name_bangla_length check (char_length(name_bangla) between 1 and 200),
  father_name text constraint parties_father_name_length check (char_length(father_name) between 1 and 200),
  mother_name text constraint parties_mother_name_length check (char_length(mother_name) between 1 and 200),
  birth_year integer constraint parties_birth_year_sensible check (birth_year between 1850 and 2199),
  -- A hash that only the product's secret can make: of the number itself the last four digits are kept.
  national_id_hash text constraint parties_national_id_hash_shape check (national_id_hash ~ '^[0-9a-f]{64}$'),
  national_id_last text constraint parties_national_id_last_shape check (national_id_last ~ '^[0-9]{4}$'),
  -- Digits alone, so that equal numbers are equal.
  phones text[] not null default '{}' constraint parties_phones_few check (cardinality(phones) <= 5),
  emails text[] not null default '{}' constraint parties_emails_few check (cardinality(emails) <= 5),
  address text constraint parties_address_length check (char_length(address) between 1 and 500),
  note text constraint parties_note_length check (char_length(note) between 1 and 2000),
  is_counsel boolean not null default false,
  -- The party that took everything of this one.
  merged_into uuid constraint parties_merged_fkey references parties (id) on delete set null,
  deleted_at timestamptz,
  deleted_by uuid constraint parties_deleter_fkey references users (id),
  created_by uuid not null constraint parties_creator_fkey references users (id),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint parties_named check (num_nonnulls(name_latin, name_bangla) > 0),
  constraint parties_id_whole check (num_nonnulls(national_id_hash, national_id_last) in (0, 2))
);
create index parties_in_order on parties ((coalesce(name_latin, name_bangla) collate firm_order), id)
  where deleted_at is null;
create index parties_by_phone on parties using gin (phones);
create index parties_by_email on parties using gin (emails);
create index parties_by_national_id on parties (national_id_hash) where national_id_hash is not null;
create index parties_merged on parties (merged_into) where merged_into is not null;
create index parties_trash on parties (deleted_at) where deleted_at is not null;

create table party_aliases (
  id uuid constraint party_aliases_pkey primary key,
  party_ref uuid not null constraint party_aliases_party_fkey references parties (id) on delete cascade,
  name text not null constraint party_aliases_name_length check (char_length(name) between 1 and 200),
  kind text not null default 'alias' constraint party_aliases_kind_known check (kind in ('spelling', 'alias', 'former', 'trade_name')),
  created_by uuid not null constraint party_aliases_creator_fkey references users (id),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index party_aliases_of_party on party_aliases (party_ref, created_at desc, id desc);

create table party_relations (
  id uuid constraint party_relations_pkey primary key,
  from_ref uuid not null constraint party_relations_from_fkey references parties (id),
  to_ref uuid not null constraint party_relations_to_fkey references parties (id),
  kind text not null constraint party_relations_kind_known check (kind in ('owner', 'director', 'parent_company', 'subsidiary',
    'spouse', 'parent', 'child', 'sibling', 'guardian', 'heir', 'representative', 'employer')),
  since date,
  until date,
  created_by uuid not null constraint party_relations_creator_fkey references users (id),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint party_relations_of_two check (from_ref <> to_ref),
  constraint party_relations_once unique (from_ref, to_ref, kind)
);
create index party_relations_from on party_relations (from_ref, created_at desc, id desc);
create index party_relations_to on party_relations (to_ref, created_at desc, id desc);

create table case_parties (
  id uuid constraint case_parties_pkey primary key,
  case_ref uuid not null constraint case_parties_case_fkey references cases (id),
  party_ref uuid not null constraint case_parties_party_fkey references parties (id),
  side text not null constraint case_parties_side_known check (side in ('ours', 'theirs', 'neutral')),
  role text not null constraint case_parties_role_known check (role in ('client', 'opponent', 'co_party', 'opposing_counsel',
    'witness', 'guarantor', 'judge', 'prospective', 'other')),
  role_word text constraint case_parties_role_word_length check (char_length(role_word) between 1 and 60),
  from_on date not null,
  until_on date,
  note text constraint case_parties_note_length check (char_length(note) between 1 and 500),
  created_by uuid not null constraint case_parties_creator_fkey references users (id),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint case_parties_once unique (case_ref, party_ref, role)
);
create index case_parties_of_case on case_parties (case_ref, created_at desc, id desc);
create index case_parties_newest on case_parties (created_at desc, id desc);
create index case_parties_of_party on case_parties (party_ref, created_at desc, id desc);

-- Spellings of one word, and how much it says about who is meant.
create table name_groups (
  id uuid constraint name_groups_pkey primary key,
  weight numeric not null constraint name_groups_weight_known check (weight in (0, 0.3, 0.5, 1)),
  forms text[] not null constraint name_groups_forms_some check (cardinality(forms) between 1 and 60),
  created_by uuid constraint name_groups_creator_fkey references users (id),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index name_groups_by_form on name_groups using gin (forms);
create index name_groups_in_order on name_groups (created_at desc, id desc);

-- The names of the firm, with what each is found by. A name without keys was not read yet; `groups` says by which state
-- of the groups it was. Only the database and its jobs write it: rows come and go with the names.
create table name_index (
  id uuid constraint name_index_pkey primary key default gen_random_uuid(),
  source text not null constraint name_index_source_known check (source in ('party', 'case_client', 'note_client', 'applicant', 'staff')),
  -- None of a text of tasks: one row stands for all that bear it.
  source_id uuid,
  case_ref uuid constraint name_index_case_fkey references cases (id) on delete cascade,
  name text not null,
  roman text,
  keys text[],
  uses integer not null default 1,
  groups integer not null default 0
);
create unique index name_index_once on name_index (source, md5(name), source_id) where source_id is not null;
create unique index name_index_texts on name_index (source, md5(name)) where source_id is null;
create index name_index_of_source on name_index (source_id) where source_id is not null;
create index name_index_of_case on name_index (case_ref) where case_ref is not null;
create index name_index_by_keys on name_index using gin (keys);
create index name_index_by_roman on name_index using gin (roman gin_trgm_ops);
create index name_index_unread on name_index (groups, id);

-- How far the jobs of the index are: which state the groups have, and what of the tables before it was taken in.
create table name_index_state (
  what text constraint name_index_state_pkey primary key
    constraint name_index_state_what_known check (what in ('groups', 'cases', 'notes', 'applicants', 'staff')),
  groups integer not null default 0,
  after uuid,
  is_done boolean not null default false
);

-- Whether a party stands on cases, all of them hidden from the caller, and somebody else added it.
create function party_hidden_from_me(p_party uuid) returns boolean
  language sql stable security definer
  set search_path = public, pg_temp
  return not exists (select from parties where id = p_party and created_by = app_user_id())
    and exists (select from case_parties where party_ref = p_party)
    and not exists (select from case_parties where party_ref = p_party and not hidden_from_me(case_ref));
alter function party_hidden_from_me cost 0.1;
alter function party_hidden_from_me owner to sereshta_system;
revoke all on function party_hidden_from_me from public;
grant execute on function party_hidden_from_me to sereshta_staff;

do $$
declare
  made text;
begin
  foreach made in array array['parties', 'party_aliases', 'party_relations', 'case_parties', 'name_groups', 'name_index', 'name_index_state'] loop
    execute format('alter table %I enable row level security', made);
    execute format('alter table %I force row level security', made);
    execute format('create policy %I on %I for select to sereshta_backup using (true)', made || '_backup', made);
    execute format('create policy %I on %I for all to sereshta_system using (true) with check (true)', made || '_system', made);
    execute format('grant select on %I to sereshta_backup', made);
    if made <> 'name_index_state' then
      execute format('grant select, insert, update, delete on %I to sereshta_system', made);
    end if;
  end loop;
  grant select, update on name_index_state to sereshta_system;
  foreach made in array array['parties', 'party_aliases', 'party_relations', 'case_parties', 'name_groups'] loop
    execute format('create policy %I on %I for select to sereshta_staff using ((select app_user_id()) is not null)', made || '_seen', made);
    execute format('grant select on %I to sereshta_staff', made);
  end loop;
  foreach made in array array['parties', 'party_aliases', 'party_relations', 'case_parties'] loop
    execute format($policy$create policy %I on %I for insert to sereshta_staff
      with check ((select app_has_right('cases.write')) and created_by = (select app_user_id()))$policy$, made || '_added', made);
    execute format('grant insert on %I to sereshta_staff', made);
  end loop;
end $$;

create policy case_parties_hidden on case_parties as restrictive for all to sereshta_staff
  using (not (select app_hides_cases()) or not hidden_from_me(case_ref))
  with check (not (select app_hides_cases()) or not hidden_from_me(case_ref));
create policy parties_hidden on parties as restrictive for all to sereshta_staff
  using (not (select app_hides_cases()) or created_by = (select app_user_id()) or not party_hidden_from_me(id))
  with check (not (select app_hides_cases()) or created_by = (select app_user_id()) or not party_hidden_from_me(id));
create policy party_aliases_hidden on party_aliases as restrictive for all to sereshta_staff
  using (not (select app_hides_cases()) or not party_hidden_from_me(party_ref))
  with check (not (select app_hides_cases()) or not party_hidden_from_me(party_ref));
create policy party_relations_hidden on party_relations as restrictive for all to sereshta_staff
  using (not (select app_hides_cases()) or not (party_hidden_from_me(from_ref) or party_hidden_from_me(to_ref)))
  with check (not (select app_hides_cases()) or not (party_hidden_from_me(from_ref) or party_hidden_from_me(to_ref)));

-- Whoever writes to cases changes a party that they added, or of which they see a case.
create function may_write_party(p_party uuid) returns boolean
  language sql stable
  return app_has_right('cases.manage') or (app_has_right('cases.write') and (
    exists (select from parties where id = p_party and created_by = app_user_id())
    or exists (select from case_parties where party_ref = p_party)));

create policy parties_changed on parties for update to sereshta_staff
  using ((select app_has_right('cases.manage')) or (deleted_at is null and may_write_party(id)))
  with check ((select app_has_right('cases.manage')) or (deleted_at is null and may_write_party(id)));
create policy party_aliases_changed on party_aliases for update to sereshta_staff using (may_write_party(party_ref));
create policy party_aliases_deleted on party_aliases for delete to sereshta_staff using ((select app_has_right('cases.manage')));
create policy party_relations_changed on party_relations for update to sereshta_staff
  using (may_write_party(from_ref) or may_write_party(to_ref));
create policy party_relations_deleted on party_relations for delete to sereshta_staff using ((select app_has_right('cases.manage')));
create policy case_parties_changed on case_parties for update to sereshta_staff using ((select app_has_right('cases.write')));
create policy case_parties_deleted on case_parties for delete to sereshta_staff
  using ((select app_has_right('cases.manage')) or created_by = (select app_user_id())
    or exists (select from cases where id = case_ref and lead_id = (select app_user_id())));
grant update (kind, name_latin, name_bangla, father_name, mother_name, birth_year, national_id_hash, national_id_last, phones,
  emails, address, note, is_counsel, deleted_at, deleted_by, version, updated_at) on parties to sereshta_staff;
grant update (name, kind, version, updated_at) on party_aliases to sereshta_staff;
grant update (kind, since, until, version, updated_at) on party_relations to sereshta_staff;
grant update (side, role, role_word, from_on, until_on, note, version, updated_at) on case_parties to sereshta_staff;
grant delete on party_aliases, party_relations, case_parties to sereshta_staff;

create policy name_groups_added on name_groups for insert to sereshta_staff
  with check ((select app_has_right('courts')) and created_by = (select app_user_id()));
create policy name_groups_changed on name_groups for update to sereshta_staff using ((select app_has_right('courts')));
create policy name_groups_deleted on name_groups for delete to sereshta_staff using ((select app_has_right('courts')));
grant insert, delete on name_groups to sereshta_staff;
grant update (weight, forms, version, updated_at) on name_groups to sereshta_staff;

-- An event of a party is read under the party's rule.
-- Cheap as the planner takes it: asked only of people from whom something is hidden, plans are made as if it were not there.
create function party_event_hidden(p_type text, p_subject uuid, p_detail jsonb) returns boolean
  language plpgsql stable cost 0.1
  set search_path = public, pg_temp
as $$
begin
  return p_type like 'party%' and (party_hidden_from_me(coalesce((p_detail ->> 'party_ref')::uuid, p_subject))
    or party_hidden_from_me((p_detail ->> 'from_ref')::uuid) or party_hidden_from_me((p_detail ->> 'to_ref')::uuid));
end $$;
create policy activity_events_of_hidden_parties on activity_events as restrictive for select to sereshta_staff
  using (not (select app_hides_cases()) or not party_event_hidden(type, subject_id, detail));

-- A closed case takes no party; whoever merges closed cases works as the system.
create function case_parties_of_open_cases() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
begin
  if current_user = 'sereshta_staff' and exists (select from cases where id = new.case_ref and status = 'closed') then
    raise check_violation using constraint = 'case_parties_case_open', message = 'a closed case takes no party';
  end if;
  return new;
end $$;
create trigger case_parties_of_open_cases before insert or update on case_parties
  for each row execute function case_parties_of_open_cases();

-- The first client of ours gives a case that has none its client name, which is never written over.
create policy cases_client_filled on cases for update to sereshta_system using (true) with check (true);
grant update (client_name, version, updated_at) on cases to sereshta_system;
create function case_parties_fill_client() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  update cases set version = version + 1, updated_at = new.updated_at,
      client_name = (select coalesce(name_latin, name_bangla) from parties where id = new.party_ref)
    where id = new.case_ref and coalesce(client_name, '') = '';
  return null;
end $$;
alter function case_parties_fill_client owner to sereshta_system;
create trigger case_parties_fill_client after insert or update of side, role on case_parties
  for each row when (new.role = 'client' and new.side = 'ours') execute function case_parties_fill_client();

-- No spelling stands in two groups; each change of them has the names of the firm read anew.
create function name_groups_keep() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  -- One at a time, so that two new groups of one spelling see each other.
  update name_index_state set groups = groups + 1 where what = 'groups';
  if tg_op <> 'DELETE' and exists (select from name_groups g where g.id <> new.id and g.forms && new.forms) then
    raise unique_violation using constraint = 'name_groups_forms_once', message = 'a spelling stands in another group';
  end if;
  return null;
end $$;
alter function name_groups_keep owner to sereshta_system;
create trigger name_groups_keep after insert or update of weight, forms or delete on name_groups
  for each row execute function name_groups_keep();

insert into name_index_state (what, groups) values ('groups', 1), ('cases', 0), ('notes', 0), ('applicants', 0), ('staff', 0);
set local role sereshta_system;
insert into name_groups (id, weight, forms, created_at, updated_at)
  select overlay(overlay(md5('name group ' || forms) placing '4' from 13) placing '8' from 17)::uuid, weight, string_to_array(forms, ' '), '2026-11-22Z', '2026-11-22Z' from (values
    (0, 'mohammad md mohd muhd mohammed muhammad muhammed mohamad mohamed mahammad muhammod mohammod মো মোহা মুহা মোহাম্মদ মুহাম্মদ মোহাম্মাদ মুহম্মদ মোহম্মদ'),
    (0, 'mosammat mst most mosa musammat mossammat mosammot মোসা মোছা মোসাম্মৎ মোছাম্মৎ মুসাম্মৎ মোসাম্মাৎ'),
    (0, 'sree sri shri shree শ্রী'),
    (0, 'srimati shrimati smt শ্রীমতী'),
    (0, 'limited ltd plc লিমিটেড লি পিএলসি'),
    (0, 'private pvt প্রাইভেট প্রা'),
    (0, 'messrs ms মেসার্স'),
    (0, 'company co কোম্পানি কোম্পানী কোং'),
    (0, 'the দি দ্য'),
    (0, 'and এন্ড অ্যান্ড ও'),
    (0, 'mr mrs miss dr prof professor adv advocate barrister late haji hazi alhaj alhaz maulana moulana moulvi engr engineer capt justice জনাব ডা ড অধ্যাপক এডভোকেট অ্যাডভোকেট ব্যারিস্টার মৃত মরহুম হাজী আলহাজ্ব মাওলানা মৌলভী ইঞ্জিনিয়ার'),
    (0.3, 'abdul abdur abdus abdun abdel abd আব্দুল আবদুল আব্দুর আবদুর আব্দুস আবদুস আব্দুন'),
    (0.3, 'abu আবু'),
    (0.3, 'bin ibn বিন'),
    (0.3, 'binte bint বিনতে'),
    (0.5, 'rahman rahaman rohman rehman rahmaan রহমান রাহমান'),
    (0.5, 'islam eslam ইসলাম'),
    (0.5, 'hossain hossen hussain husain hosen hosain hossein hussein হোসেন হোসাইন হুসাইন হোছাইন'),
    (0.5, 'hasan hassan হাসান'),
    (0.5, 'ahmed ahmad ahammed ahamed ahmmed আহমেদ আহমদ আহাম্মেদ আহম্মেদ আহম্মদ'),
    (0.5, 'uddin udin uddeen উদ্দিন উদ্দীন'),
    (0.5, 'ali aly আলী আলি'),
    (0.5, 'khan খান'),
    (0.5, 'miah mia miya meah মিয়া মিঞা মিয়াঁ'),
    (0.5, 'begum begam বেগম'),
    (0.5, 'khatun khatoon খাতুন'),
    (0.5, 'akter aktar akhter akhtar আক্তার আখতার'),
    (0.5, 'khanam khanom খানম'),
    (0.5, 'bibi বিবি'),
    (0.5, 'alam আলম'),
    (0.5, 'haque huq hoque haq hak হক'),
    (0.5, 'chowdhury choudhury chaudhury chowdhuri choudhuri chaudhuri chowdury চৌধুরী চৌধুরি'),
    (0.5, 'sarkar sarker sharkar সরকার'),
    (0.5, 'sheikh sk shaikh sekh shekh শেখ'),
    (0.5, 'syed sayed saiyed saiyad sayeed সৈয়দ'),
    (0.5, 'ullah ulla উল্লাহ উল্লা'),
    (0.5, 'zaman jaman জামান'),
    (0.5, 'mondal mandal mondol মণ্ডল মন্ডল'),
    (0.5, 'das dash দাস'),
    (0.5, 'roy ray rai রায়'),
    (0.5, 'paul pal পাল'),
    (0.5, 'saha shaha সাহা'),
    (0.5, 'bhuiyan bhuiya bhuyan bhuyia bhuiyaan bhuian ভূঁইয়া ভূইয়া ভুঁইয়া ভুইয়া ভূঞা'),
    (0.5, 'talukder talukdar তালুকদার'),
    (0.5, 'sikder sikdar shikder সিকদার শিকদার'),
    (0.5, 'howlader hawlader haolader hawladar হাওলাদার'),
    (0.5, 'mollah molla mulla মোল্লা'),
    (0.5, 'chandra chandro chondro চন্দ্র'),
    (0.5, 'kumar kumer কুমার'),
    (0.5, 'rani রানী রাণী'),
    (0.5, 'bank ব্যাংক'),
    (0.5, 'bangladesh বাংলাদেশ'),
    (0.5, 'enterprise enterprises এন্টারপ্রাইজ'),
    (0.5, 'traders trader trading ট্রেডার্স ট্রেডিং'),
    (0.5, 'industries industry ইন্ডাস্ট্রিজ'),
    (0.5, 'insurance ইন্স্যুরেন্স ইনস্যুরেন্স বীমা'),
    (0.5, 'group গ্রুপ'),
    (0.5, 'international ইন্টারন্যাশনাল'),
    (0.5, 'textile textiles টেক্সটাইল টেক্সটাইলস'),
    (1, 'rahim raheem rohim রহিম রহীম'),
    (1, 'karim kareem korim করিম করীম'),
    (1, 'kabir kobir কবির কবীর'),
    (1, 'nazrul najrul নজরুল'),
    (1, 'nazmul najmul নাজমুল'),
    (1, 'kamrul কামরুল'),
    (1, 'kamal কামাল'),
    (1, 'jamal জামাল'),
    (1, 'salman সালমান'),
    (1, 'selim salim সেলিম সলিম'),
    (1, 'salam ছালাম সালাম'),
    (1, 'khaled khalid খালেদ খালিদ'),
    (1, 'khaleda khalida খালেদা'),
    (1, 'nawab nowab নবাব নওয়াব'),
    (1, 'sinha singha singh সিংহ সিনহা'),
    (1, 'abdullah abdulla আব্দুল্লাহ আবদুল্লাহ আব্দুল্লা'),
    (1, 'shafiqul shofiqul safiqul শফিকুল'),
    (1, 'rafiqul rofiqul রফিকুল'),
    (1, 'zia jia জিয়া'),
    (1, 'state রাষ্ট্র'),
    (1, 'mannan mannaan মান্নান'),
    (1, 'hannan হান্নান'),
    (1, 'jabbar zabbar জব্বার'),
    (1, 'sattar সাত্তার ছাত্তার')) as shipped (weight, forms);
reset role;
