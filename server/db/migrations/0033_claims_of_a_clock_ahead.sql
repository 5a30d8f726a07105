-- A clock that ran ahead has claimed a month that is yet to come; whoever archives the past takes such a claim back.
grant delete on archived_months to sereshta_system;
