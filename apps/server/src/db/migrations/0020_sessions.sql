-- From where a session was used last, and with which browser it began: by these its account tells its sessions apart.
alter table sessions
  add column ip text,
  add column user_agent text;
