{{- define "halyard.name" -}}
{{ .Release.Name | trunc 50 | trimSuffix "-" }}
{{- end }}

{{- define "halyard.selector" -}}
app.kubernetes.io/name: halyard
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "halyard.labels" -}}
{{ include "halyard.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end }}

{{- define "halyard.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{/* Refuses values that would lose files or start nothing, before anything is installed. */}}
{{- define "halyard.check" -}}
{{- if not .Values.secrets.DATABASE_URL }}
{{- fail "secrets.DATABASE_URL must name the Secret and the key with the address of PostgreSQL." }}
{{- end }}
{{- if and (gt (int .Values.replicas) 1) (not .Values.files.location) }}
{{- fail "replicas is more than 1, so files.location must name a bucket: servers that do not share their files lose uploads." }}
{{- end }}
{{- if and .Values.persistence.enabled (gt (int .Values.replicas) 1) }}
{{- fail "persistence is for one server: set replicas to 1, or files.location and no persistence." }}
{{- end }}
{{- if and .Values.ingress.enabled (not .Values.url) }}
{{- fail "ingress needs url, such as https://ctf.example.org." }}
{{- end }}
{{- if and .Values.backup.enabled (not .Values.backup.to) }}
{{- fail "backup needs backup.to, such as s3://backups/ctf?endpoint=https://s3.example.org." }}
{{- end }}
{{- if and .Values.backup.enabled (not .Values.files.location) }}
{{- fail "backup needs files.location: a job cannot read the data folder of the server." }}
{{- end }}
{{- if not (has .Values.instances.backend (list "off" "kubernetes")) }}
{{- fail "instances.backend must be off or kubernetes." }}
{{- end }}
{{- end }}
