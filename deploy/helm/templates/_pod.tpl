{{- define "halyard.environment" }}
{{- with .Values.url }}
- { name: HALYARD_URL, value: {{ . | quote }} }
{{- end }}
{{- with .Values.trustProxy }}
- { name: HALYARD_TRUST_PROXY, value: {{ . | quote }} }
{{- end }}
- { name: HALYARD_INSTANCES, value: {{ .Values.instances.backend | quote }} }
{{- if eq .Values.instances.backend "kubernetes" }}
- { name: HALYARD_KUBERNETES_NAMESPACE, value: {{ .Values.instances.namespace | quote }} }
{{- end }}
{{- if .Values.metrics.enabled }}
- { name: HALYARD_METRICS_PORT, value: {{ .Values.metrics.port | quote }} }
- { name: HALYARD_METRICS_HOST, value: 0.0.0.0 }
{{- end }}
{{- range $name, $place := .Values.secrets }}
- { name: {{ $name }}_FILE, value: /run/secrets/halyard/{{ $name }} }
{{- end }}
{{- with .Values.files.location }}
- { name: HALYARD_FILES, value: {{ . | quote }} }
{{- end }}
{{- with .Values.files.secret }}
{{- if .name }}
- name: AWS_ACCESS_KEY_ID
  valueFrom: { secretKeyRef: { name: {{ .name }}, key: {{ .accessKey }} } }
- name: AWS_SECRET_ACCESS_KEY
  valueFrom: { secretKeyRef: { name: {{ .name }}, key: {{ .secretKey }} } }
{{- end }}
{{- end }}
{{- range $name, $value := .Values.environment }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- end }}

{{- define "halyard.volumes" }}
- name: data
  {{- if .Values.persistence.enabled }}
  persistentVolumeClaim: { claimName: {{ include "halyard.name" . }} }
  {{- else }}
  emptyDir: { sizeLimit: {{ .Values.scratch.data }} }
  {{- end }}
- name: tmp
  emptyDir: { sizeLimit: {{ .Values.scratch.tmp }} }
- name: secrets
  projected:
    defaultMode: 0440
    sources:
      {{- range $name, $place := .Values.secrets }}
      - secret:
          name: {{ $place.name }}
          items: [{ key: {{ $place.key }}, path: {{ $name }} }]
      {{- end }}
{{- end }}
