import type { BankSubtopic } from '../../content-types.ts';

export const entrevistaDeEmprego: BankSubtopic = {
  domain: 'carreira',
  subtopic: 'entrevista-de-emprego',
  questions: [
    {
      question: 'O que responder no “fale sobre você” da entrevista?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: "Sala pequena, copo d'água, e a frase: “me conta de você”." },
        { mechanism: 'erro', text: 'Começar a resposta pelo bairro onde nasceu.' },
        { mechanism: 'numero', text: 'Conta em três paradas: hoje, antes e por que essa vaga.' },
        { mechanism: 'desafio', text: 'Cronometra a sua resposta. Passou de dois minutos, corta.' },
        { mechanism: 'quebra', text: 'Larga o currículo decorado na recepção.' },
        { mechanism: 'mito', text: 'Essa pergunta não quer saber da sua infância.' },
        { mechanism: 'prova', text: 'Vou responder essa agora, em um minuto, sem roteiro.' },
        { mechanism: 'loop', text: 'A primeira resposta escolhe as perguntas que vêm depois.' },
      ],
    },
    {
      question: 'Por que eu travo na entrevista de emprego?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Voz fina, mão gelada, e a recrutadora sorrindo.' },
        { mechanism: 'dialogo', text: '“Me deu branco.” Pede pra repetir e respira.' },
        {
          mechanism: 'confissao',
          text: 'Já chamei a recrutadora de professora. Duas vezes.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Tem vaga que vai pra quem gagueja e termina a frase.' },
        { mechanism: 'contra', text: 'Fala que tá com frio na barriga. A sala costuma relaxar.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu ensaiava na cabeça. Hoje ensaio em voz alta, no banho.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Três cafés na padaria e você ainda quer mão firme.' },
        { mechanism: 'chamada', text: 'A resposta boa só chega no ônibus da volta? Fica aqui.' },
      ],
    },
    {
      question: 'Qual ponto fraco falar na entrevista de emprego?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Dizer que é perfeccionista já virou piada no RH.' },
        { mechanism: 'compara', text: 'Defeito inventado cansa. O que você já tá consertando convence.' },
        { mechanism: 'erro', text: 'Jurar que não tem defeito, com sorriso de propaganda.' },
        { mechanism: 'dialogo', text: '“Trabalho demais.” E do outro lado, a caneta para.' },
        { mechanism: 'lacuna', text: 'Todo mundo conta o ponto fraco e esquece a segunda parte.' },
        {
          mechanism: 'confissao',
          text: 'Contei que me enrolava com planilha, e a conversa melhorou.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Escreve um defeito que um colega seu confirmaria.' },
        { mechanism: 'pergunta', text: 'Que reclamação a sua última chefe faria de você?' },
      ],
    },
    {
      question: 'Quanto tempo demora a resposta de uma entrevista?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Sexta, seis da tarde, e você atualiza o e-mail de novo.' },
        { mechanism: 'numero', text: 'Manda uma mensagem em cinco dias úteis, com três linhas.' },
        { mechanism: 'mito', text: 'Uma semana de silêncio ainda não quer dizer não.' },
        { mechanism: 'custo', text: 'Enquanto você espera essa vaga, outras três fecham inscrição.' },
        { mechanism: 'contra', text: 'Perguntar o prazo antes de levantar não queima ninguém.' },
        { mechanism: 'erro', text: 'Cobrar o recrutador por áudio, domingo à noite.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes eu esperava o telefone. Agora saio com a data anotada.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Vira o celular pra baixo e manda outro currículo.' },
      ],
    },
    {
      question: 'O que perguntar pro recrutador no fim da entrevista?',
      family: 'fazer',
      hooks: [
        { mechanism: 'dialogo', text: '“Alguma dúvida?” Nessa hora, não fala que não.' },
        { mechanism: 'cena', text: 'Faltam três minutos, e a melhor chance da tarde é sua.' },
        { mechanism: 'numero', text: 'Leva três perguntas num papel. Duas você faz.' },
        { mechanism: 'erro', text: 'O vale-refeição pode esperar: primeiro entende o serviço.' },
        { mechanism: 'loop', text: 'Com essa pergunta, o gestor conta o problema dele.' },
        { mechanism: 'contra', text: 'A vaga também passa por teste: repara como falam de quem saiu.' },
        { mechanism: 'lacuna', text: 'Por que a vaga abriu? Existe um jeito educado de saber.' },
        { mechanism: 'chamada', text: 'Se você sempre diz “ficou tudo claro”, escuta essa.' },
      ],
    },
  ],
};
