{{- define "shop.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
seccompProfile:
  type: RuntimeDefault
{{- end }}

{{- define "shop.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end }}

{{/* A command needs all that the processes need, since it checks the same settings. */}}
{{- define "shop.secrets" -}}
- name: DATABASE_URL_FILE
  value: /run/secrets/shop/DATABASE_URL
- name: REDIS_URL_FILE
  value: /run/secrets/shop/REDIS_URL
- name: JWT_SECRET_FILE
  value: /run/secrets/shop/JWT_SECRET
- name: COOKIE_SECRET_FILE
  value: /run/secrets/shop/COOKIE_SECRET
- name: PROXY_SECRET_FILE
  value: /run/secrets/shop/PROXY_SECRET
- name: ADMIN_PASSWORD_FILE
  value: /run/secrets/shop/ADMIN_PASSWORD
- name: SMTP_URL_FILE
  value: /run/secrets/shop/SMTP_URL
{{- end }}

{{/* What servers and worker have beyond it. */}}
{{- define "shop.parts" -}}
{{- if .Values.bucket.enabled }}
{{- range $name, $value := .Values.bucket.config }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
- name: S3_FILE_URL
  value: {{ .Values.bucket.fileUrl | quote }}
- name: S3_PREFIX
  value: {{ .Values.bucket.prefix | quote }}
- name: S3_ACCESS_KEY_ID_FILE
  value: /run/secrets/shop/S3_ACCESS_KEY_ID
- name: S3_SECRET_ACCESS_KEY_FILE
  value: /run/secrets/shop/S3_SECRET_ACCESS_KEY
{{- end }}
{{- if .Values.metrics.enabled }}
- name: METRICS_TOKEN_FILE
  value: /run/secrets/shop/METRICS_TOKEN
{{- end }}
{{- end }}

{{- define "shop.probes" -}}
startupProbe:
  httpGet:
    path: /api/health
    port: http
  # Ten minutes: the first one migrates, where the job has not.
  periodSeconds: 2
  failureThreshold: 300
readinessProbe:
  httpGet:
    path: /api/ready
    port: http
  periodSeconds: 2
  timeoutSeconds: 3
  failureThreshold: 2
livenessProbe:
  httpGet:
    path: /api/health
    port: http
  periodSeconds: 10
  timeoutSeconds: 5
  failureThreshold: 6
lifecycle:
  preStop:
    exec:
      # Until every node has heard that it is not to be sent anything.
      command: [node, -e, "setTimeout(() => {}, 2000)"]
{{- end }}

{{- define "shop.backendVolumes" -}}
- name: secrets
  secret:
    secretName: {{ .Values.secret }}
    defaultMode: 0440
- name: files
{{- if .Values.bucket.enabled }}
  emptyDir: {}
{{- else }}
  persistentVolumeClaim:
    claimName: {{ .Release.Name }}-files
{{- end }}
- name: tmp
  emptyDir: {}
{{- end }}
